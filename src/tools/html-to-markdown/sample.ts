/** The sample of a new page: a copied article. */
export const SAMPLE = `<h1>Release notes</h1>
<p>Version <b>2.0</b> is out. It is <i>faster</i>; see <a href="https://example.com/changelog">the changelog</a>.</p>
<table>
  <tr><th>Part</th><th align="right">Before</th><th align="right">Now</th></tr>
  <tr><td>Start</td><td>1.8 s</td><td>0.4 s</td></tr>
  <tr><td>Memory</td><td>90 MB</td><td>32 MB</td></tr>
</table>
<ul>
  <li><input type="checkbox" checked> Tables and task lists</li>
  <li><input type="checkbox"> Press <kbd>Ctrl</kbd> + <kbd>K</kbd></li>
</ul>
<pre><code class="language-js">const greet = (name) =&gt; \`Hello, \${name}\`;</code></pre>
<p style="color: gray">2 * 3 is not *emphasis*.</p>
`;
