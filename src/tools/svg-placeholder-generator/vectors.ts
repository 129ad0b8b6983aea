import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  generate: [
    {
      source: 'defaults',
      input: {},
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="350" viewBox="0 0 600 350"><rect width="600" height="350" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="middle" text-anchor="middle" font-family="monospace" font-size="26" fill="#333333">600×350</text></svg>',
      },
      example: true,
    },
    {
      source: 'XML 1.0 escaping',
      input: { text: '<a> & "b"' },
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="350" viewBox="0 0 600 350"><rect width="600" height="350" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="middle" text-anchor="middle" font-family="monospace" font-size="26" fill="#333333">&lt;a&gt; &amp; "b"</text></svg>',
        htmlImage:
          '<img src="data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%22600%22%20height=%22350%22%20viewBox=%220%200%20600%20350%22%3E%3Crect%20width=%22600%22%20height=%22350%22%20fill=%22%23cccccc%22/%3E%3Ctext%20x=%2250%25%22%20y=%2250%25%22%20dominant-baseline=%22middle%22%20text-anchor=%22middle%22%20font-family=%22monospace%22%20font-size=%2226%22%20fill=%22%23333333%22%3E%26lt%3Ba%26gt%3B%20%26amp%3B%20%22b%22%3C/text%3E%3C/svg%3E" width="600" height="350" alt="&lt;a&gt; &amp; &quot;b&quot;">',
      },
    },
    {
      source: 'tspan per line',
      input: { width: 200, height: 100, text: 'two\nlines', exactSize: false },
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="middle" text-anchor="middle" font-family="monospace" font-size="26" fill="#333333"><tspan x="50%" dy="-0.6em">two</tspan><tspan x="50%" dy="1.2em">lines</tspan></text></svg>',
      },
      example: true,
    },
    {
      source: 'RFC 2397, RFC 3986, base64 by node',
      input: { width: 10, height: 10, text: 'x', fontSize: 5 },
      output: {
        dataUri:
          'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%2210%22%20height=%2210%22%20viewBox=%220%200%2010%2010%22%3E%3Crect%20width=%2210%22%20height=%2210%22%20fill=%22%23cccccc%22/%3E%3Ctext%20x=%2250%25%22%20y=%2250%25%22%20dominant-baseline=%22middle%22%20text-anchor=%22middle%22%20font-family=%22monospace%22%20font-size=%225%22%20fill=%22%23333333%22%3Ex%3C/text%3E%3C/svg%3E',
        base64DataUri:
          'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMCIgaGVpZ2h0PSIxMCIgdmlld0JveD0iMCAwIDEwIDEwIj48cmVjdCB3aWR0aD0iMTAiIGhlaWdodD0iMTAiIGZpbGw9IiNjY2NjY2MiLz48dGV4dCB4PSI1MCUiIHk9IjUwJSIgZG9taW5hbnQtYmFzZWxpbmU9Im1pZGRsZSIgdGV4dC1hbmNob3I9Im1pZGRsZSIgZm9udC1mYW1pbHk9Im1vbm9zcGFjZSIgZm9udC1zaXplPSI1IiBmaWxsPSIjMzMzMzMzIj54PC90ZXh0Pjwvc3ZnPg==',
      },
    },
    {
      source: 'options',
      input: { width: 300, height: 200, foreground: '#000000', background: '#ffffff', fontFamily: 'sans-serif', fontSize: 40 },
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200"><rect width="300" height="200" fill="#ffffff"/><text x="50%" y="50%" dominant-baseline="middle" text-anchor="middle" font-family="sans-serif" font-size="40" fill="#000000">300×200</text></svg>',
      },
    },
    {
      source: 'min(0.8·100/(0.6·2), 0.8·50/1.2) = 33.3',
      input: { width: 100, height: 50, text: 'ab', fitText: true },
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50"><rect width="100" height="50" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="middle" text-anchor="middle" font-family="monospace" font-size="33" fill="#333333">ab</text></svg>',
      },
    },
    {
      source: 'UTF-8 percent-encoding',
      input: { width: 5, height: 5, text: 'é', fontSize: 4 },
      output: {
        dataUri:
          'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%225%22%20height=%225%22%20viewBox=%220%200%205%205%22%3E%3Crect%20width=%225%22%20height=%225%22%20fill=%22%23cccccc%22/%3E%3Ctext%20x=%2250%25%22%20y=%2250%25%22%20dominant-baseline=%22middle%22%20text-anchor=%22middle%22%20font-family=%22monospace%22%20font-size=%224%22%20fill=%22%23333333%22%3E%C3%A9%3C/text%3E%3C/svg%3E',
        cssBackground:
          'background-image: url("data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%225%22%20height=%225%22%20viewBox=%220%200%205%205%22%3E%3Crect%20width=%225%22%20height=%225%22%20fill=%22%23cccccc%22/%3E%3Ctext%20x=%2250%25%22%20y=%2250%25%22%20dominant-baseline=%22middle%22%20text-anchor=%22middle%22%20font-family=%22monospace%22%20font-size=%224%22%20fill=%22%23333333%22%3E%C3%A9%3C/text%3E%3C/svg%3E");',
      },
    },
    {
      source: 'XML 1.0, section 2.2: a tab is allowed',
      input: { width: 100, height: 100, text: 'a\tb' },
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><rect width="100" height="100" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="middle" text-anchor="middle" font-family="monospace" font-size="26" fill="#333333">a\tb</text></svg>',
      },
    },
    {
      source: 'XML 1.0, section 2.2: controls and noncharacters are not; CSS Color 4: an alpha of 0x80 is 128 / 255',
      input: { width: 100, height: 100, text: 'a\u0000b\uffff', foreground: '#33333380', fontFamily: 'a "b"' },
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><rect width="100" height="100" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="middle" text-anchor="middle" font-family="a &quot;b&quot;" font-size="26" fill="#333333" fill-opacity="0.502">a�b�</text></svg>',
      },
    },
    {
      source: 'min(0.8·100/(0.6·1), 0.8·100/(1.2·3)) = 22.2; line endings CRLF and CR',
      input: { width: 100, height: 100, text: 'a\r\nb\rc', fitText: true },
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><rect width="100" height="100" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="middle" text-anchor="middle" font-family="monospace" font-size="22" fill="#333333"><tspan x="50%" dy="-1.2em">a</tspan><tspan x="50%" dy="1.2em">b</tspan><tspan x="50%" dy="1.2em">c</tspan></text></svg>',
      },
    },
    { source: 'the width must be at least 1', input: { width: 0 }, error: 'out-of-range', field: 'width' },
    { source: 'larger than the maximum', input: { height: 20_001 }, error: 'out-of-range', field: 'height' },
  ],
});
