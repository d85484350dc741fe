package report

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

// Badge is the score, and what it is the score of: what was passed of what is required, as of which day, on
// which set. What is unsupported is required too.
type Badge struct {
	Label, Message, Colour string
}

// NewBadge makes the badge of results. Those that are not all have none.
func NewBadge(r *Results) (Badge, error) {
	s := r.Score()
	switch p := r.Partial(); {
	case p != "":
		return Badge{}, fmt.Errorf("no badge for a part of the results: %s", p)
	case len(r.Selection.IDs) > 0:
		return Badge{}, fmt.Errorf("no badge for single rulings; select by date, rule, topic or card, and the badge says so")
	case s.Required == 0:
		return Badge{}, fmt.Errorf("no badge: no case had to be passed")
	}
	day := r.AsOf
	if day == 0 {
		day = r.Corpus.Newest
	}
	b := Badge{Label: "Duel Masters rulings as of " + day.String(), Message: s.String() + " of "}
	if r.Set.Name != "" {
		b.Message += "set " + r.Set.Name
	} else {
		b.Message += "corpus " + short(r.Corpus.Digest)
	}
	rest := r.Selection
	rest.Set = "" // it is told already
	if sel := rest.String(); sel != "" {
		b.Message += ", " + sel
	}
	switch {
	case s.Passed == s.Required:
		b.Colour = "#2c8c2c"
	case 10*s.Passed >= 9*s.Required:
		b.Colour = "#97910d"
	case 2*s.Passed >= s.Required:
		b.Colour = "#c2620c"
	default:
		b.Colour = "#bf3232"
	}
	return b, nil
}

// Endpoint writes the badge as shields.io reads it from an endpoint.
func (b *Badge) Endpoint(w io.Writer) error {
	text, err := marshal(struct {
		Version int    `json:"schemaVersion"`
		Label   string `json:"label"`
		Message string `json:"message"`
		Colour  string `json:"color"`
	}{1, b.Label, b.Message, strings.TrimPrefix(b.Colour, "#")})
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", text)
	return err
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="%[1]d" height="20" role="img" aria-label="%[2]s: %[3]s">
  <title>%[2]s: %[3]s</title>
  <clipPath id="r"><rect width="%[1]d" height="20" rx="3"/></clipPath>
  <g clip-path="url(#r)">
    <rect width="%[4]d" height="20" fill="#555"/>
    <rect x="%[4]d" width="%[5]d" height="20" fill="%[6]s"/>
  </g>
  <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
    <text x="6" y="14" textLength="%[7]d">%[2]s</text>
    <text x="%[8]d" y="14" textLength="%[9]d">%[3]s</text>
  </g>
</svg>
`

// SVG writes the badge as a picture. Fonts differ, so the text is told how long to be.
func (b *Badge) SVG(w io.Writer) error {
	const column, margin = 7, 6
	left, right := column*width(b.Label), column*width(b.Message)
	_, err := fmt.Fprintf(w, svg, left+right+4*margin, xmlText(b.Label), xmlText(b.Message),
		left+2*margin, right+2*margin, b.Colour, left, left+3*margin, right)
	return err
}

func xmlText(s string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(s)) // a strings.Builder takes everything
	return b.String()
}
