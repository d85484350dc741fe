package cardtext
import ("testing";"math/rand/v2";"strings";"reflect";"os";"strconv")
func TestStress(t *testing.T){
 n,_ := strconv.Atoi(os.Getenv("STRESS")); if n==0 {t.Skip()}
 var pool []string
 for _,c := range cards { pool=append(pool, strings.TrimPrefix(c.text,"\n")) }
 pool = append(pool, docExamples(t)...)
 var toks [][]string
 split := func(s string) []string { s=strings.ReplaceAll(s,"\n"," \n "); s=strings.ReplaceAll(s,","," ,"); s=strings.ReplaceAll(s,":"," :"); return strings.Split(s," ") }
 join := func(x []string) string { s:=strings.Join(x," "); s=strings.ReplaceAll(s," \n ","\n"); s=strings.ReplaceAll(s," ,",","); return strings.ReplaceAll(s," :",":") }
 for _,p := range pool { toks=append(toks,split(p)) }
 r := rand.New(rand.NewPCG(uint64(n),2))
 ok,bad:=0,0
 for i:=0;i<n;i++ {
  x := append([]string{}, toks[r.IntN(len(toks))]...)
  for k:=r.IntN(4)+1;k>0;k-- {
   y := toks[r.IntN(len(toks))]
   a,b := r.IntN(len(x)), r.IntN(len(y))
   l := min(r.IntN(8)+1, len(y)-b); d := min(r.IntN(4), len(x)-a)
   x = append(append(append([]string{}, x[:a]...), y[b:b+l]...), x[a+d:]...)
  }
  src := join(x)
  tx,err := Parse(src); if err!=nil {continue}
  ok++
  p := Print(tx)
  again,err := Parse(p)
  if err!=nil { bad++; t.Logf("%v\n%s\n-- from\n%s",err,p,src) } else if !reflect.DeepEqual(tx,again) { bad++; t.Logf("tree\n%s\n-- from\n%s\n--again\n%s",p,src,Print(again)) }
  if bad>12 {break}
 }
 t.Log(ok,bad); if bad>0 {t.Fail()}
}
