/** The style sheet of a standalone document: system fonts, light or dark, and print. */
export const DOCUMENT_STYLE = `:root {
  color-scheme: light dark;
}
body {
  max-width: 48rem;
  margin: 0 auto;
  padding: 2rem 1rem;
  font: 1rem/1.6 system-ui, sans-serif;
  overflow-wrap: break-word;
}
h1, h2, h3, h4, h5, h6 {
  margin: 1.5em 0 0.5em;
  line-height: 1.25;
}
a {
  color: light-dark(#0b5fae, #8cc4ff);
}
img {
  max-width: 100%;
  height: auto;
}
pre, code, kbd, samp {
  font: 0.9em/1.5 ui-monospace, monospace;
}
:not(pre) > code, kbd {
  padding: 0.1em 0.3em;
  border-radius: 0.25em;
  background: light-dark(#eef0f2, #2b2f33);
}
pre {
  padding: 0.75rem 1rem;
  border-radius: 0.4em;
  background: light-dark(#f4f5f7, #22262a);
  overflow: auto;
}
blockquote {
  margin: 1em 0;
  padding-left: 1em;
  border-left: 0.25em solid light-dark(#c8cdd2, #4a5057);
}
.markdown-alert {
  margin: 1em 0;
  padding-left: 1em;
  border-left: 0.25em solid light-dark(#c8cdd2, #4a5057);
}
.markdown-alert-title {
  font-weight: 600;
}
table {
  border-collapse: collapse;
}
th, td {
  padding: 0.3em 0.7em;
  border: 1px solid light-dark(#c8cdd2, #4a5057);
}
hr {
  border: 0;
  border-top: 1px solid light-dark(#c8cdd2, #4a5057);
}
li:has(> input[type="checkbox"]) {
  list-style: none;
}
.sr-only {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.footnotes {
  margin-top: 2em;
  border-top: 1px solid light-dark(#c8cdd2, #4a5057);
  font-size: 0.9em;
}
@media print {
  :root {
    color-scheme: only light;
  }
  body {
    max-width: none;
    padding: 0;
  }
  h1, h2, h3, h4, h5, h6 {
    break-after: avoid;
  }
  pre, tr, img, blockquote, .markdown-alert {
    break-inside: avoid;
  }
  pre {
    white-space: pre-wrap;
  }
  thead {
    display: table-header-group;
  }
}
`;
