/** Typography of a story on paper and screen; the serif is the reader's own, since a book sets its own type. */
export const bookStyle = `html { line-height: 1.6; }
body { font-family: Literata, Georgia, 'Iowan Old Style', 'Noto Serif', serif; margin: 0 5%; }
h1, h2 { font-weight: 600; line-height: 1.25; text-align: center; text-wrap: balance; break-after: avoid; }
h1 { font-size: 2em; margin: 18% 0 1em; }
h2 { font-size: 1.3em; margin: 3em 0 2em; }
p { margin: 0 0 0.9em; orphans: 2; widows: 2; overflow-wrap: break-word; }
blockquote { margin: 1em 1.5em; font-style: italic; }
figure { margin: 1.5em 0; text-align: center; break-inside: avoid; }
img { max-width: 100%; height: auto; }
.turn { margin: 1.4em 0 1.4em 1.5em; padding-left: 0.9em; border-left: 0.15em solid #b07a2a; font-style: italic; }
[dir='rtl'] .turn { margin: 1.4em 1.5em 1.4em 0; padding: 0 0.9em 0 0; border-width: 0 0.15em 0 0; border-style: solid; border-color: #b07a2a; }
.premise, .colophon { text-align: center; margin: 2em 10%; }
.colophon { margin-top: 4em; font-size: 0.85em; }
`
