import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { elementsIn, readNamespaced } from '../document/xml/namespaced.ts';
import { runAtOnce } from '../work/slices.ts';
import type { Canonicalization } from './canonicalize.ts';
import { canonicalize } from './canonicalize.ts';

const INCLUSIVE: Canonicalization = { method: 'inclusive', withComments: true };
const EXCLUSIVE: Canonicalization = { method: 'exclusive', withComments: true };

const read = (text: string) => runAtOnce(readNamespaced(text, { field: 'text', doctype: 'applied' }));
const canonical = (text: string, how: Canonicalization): string => canonicalize(read(text), how);

/** The canonical form of the first element with this name. */
function ofElement(text: string, name: string, how: Canonicalization): string {
  const apex = [...elementsIn(read(text).root)].find((element) => element.name === name);
  if (!apex) throw new Error(name);
  return canonicalize(apex, how);
}

// Canonical XML 1.0, section 3.1.
const OUTSIDE = `<?xml version="1.0"?>

<?xml-stylesheet   href="doc.xsl"
   type="text/xsl"   ?>

<!DOCTYPE doc SYSTEM "doc.dtd">

<doc>Hello, world!<!-- Comment 1 --></doc>

<?pi-without-data     ?>

<!-- Comment 2 -->

<!-- Comment 3 -->`;

test('instructions and comments outside the root are on lines of their own', () => {
  expect(canonical(OUTSIDE, { ...INCLUSIVE, withComments: false })).toBe(`<?xml-stylesheet href="doc.xsl"
   type="text/xsl"   ?>
<doc>Hello, world!</doc>
<?pi-without-data?>`);
  expect(canonical(OUTSIDE, INCLUSIVE)).toBe(`<?xml-stylesheet href="doc.xsl"
   type="text/xsl"   ?>
<doc>Hello, world!<!-- Comment 1 --></doc>
<?pi-without-data?>
<!-- Comment 2 -->
<!-- Comment 3 -->`);
});

test('whitespace in content is kept (Canonical XML 1.0, section 3.2)', () => {
  const text = `<doc>
   <clean>   </clean>
   <dirty>   A   B   </dirty>
   <mixed>
      A
      <clean>   </clean>
      B
      <dirty>   A   B   </dirty>
      C
   </mixed>
</doc>`;
  expect(canonical(text, INCLUSIVE)).toBe(text);
});

test('tags have sorted attributes and no superfluous namespaces (Canonical XML 1.0, section 3.3)', () => {
  const text = `<!DOCTYPE doc [<!ATTLIST e9 attr CDATA "default">]>
<doc>
   <e1   />
   <e2   ></e2>
   <e3   name = "elem3"   id="elem3"   />
   <e4   name="elem4"   id="elem4"   ></e4>
   <e5 a:attr="out" b:attr="sorted" attr2="all" attr="I'm"
      xmlns:b="http://www.ietf.org"
      xmlns:a="http://www.w3.org"
      xmlns="http://example.org"/>
   <e6 xmlns="" xmlns:a="http://www.w3.org">
      <e7 xmlns="http://www.ietf.org">
         <e8 xmlns="" xmlns:a="http://www.w3.org">
            <e9 xmlns="" xmlns:a="http://www.ietf.org"/>
         </e8>
      </e7>
   </e6>
</doc>`;
  expect(canonical(text, INCLUSIVE)).toBe(`<doc>
   <e1></e1>
   <e2></e2>
   <e3 id="elem3" name="elem3"></e3>
   <e4 id="elem4" name="elem4"></e4>
   <e5 xmlns="http://example.org" xmlns:a="http://www.w3.org" xmlns:b="http://www.ietf.org" attr="I'm" attr2="all" b:attr="sorted" a:attr="out"></e5>
   <e6 xmlns:a="http://www.w3.org">
      <e7 xmlns="http://www.ietf.org">
         <e8 xmlns="">
            <e9 xmlns:a="http://www.ietf.org" attr="default"></e9>
         </e8>
      </e7>
   </e6>
</doc>`);
});

test('characters are escaped as the standard says (Canonical XML 1.0, section 3.4)', () => {
  const text = `<!DOCTYPE doc [
<!ATTLIST normId id ID #IMPLIED>
<!ATTLIST normNames attr NMTOKENS #IMPLIED>
]>
<doc>
   <text>First line&#x0d;&#10;Second line</text>
   <value>&#x32;</value>
   <compute><![CDATA[value>"0" && value<"10" ?"valid":"error"]]></compute>
   <compute expr='value>"0" &amp;&amp; value&lt;"10" ?"valid":"error"'>valid</compute>
   <norm attr=' &apos;   &#x20;&#13;&#xa;&#9;   &apos; '/>
   <normNames attr='   A   &#x20;&#13;&#xa;&#9;   B   '/>
   <normId id=' &apos;   &#x20;&#13;&#xa;&#9;   &apos; '/>
</doc>`;
  expect(canonical(text, INCLUSIVE)).toBe(`<doc>
   <text>First line&#xD;
Second line</text>
   <value>2</value>
   <compute>value&gt;"0" &amp;&amp; value&lt;"10" ?"valid":"error"</compute>
   <compute expr="value>&quot;0&quot; &amp;&amp; value&lt;&quot;10&quot; ?&quot;valid&quot;:&quot;error&quot;">valid</compute>
   <norm attr=" '    &#xD;&#xA;&#x9;   ' "></norm>
   <normNames attr="A &#xD;&#xA;&#x9; B"></normNames>
   <normId id="' &#xD;&#xA;&#x9; '"></normId>
</doc>`);
});

// Exclusive XML Canonicalization 1.0, section 2.2.
const FIRST = `<n0:pdu xmlns:n0="http://a.example" xmlns:n3="ftp://example.org" xml:lang="fr" xml:space="retain"><n1:elem2 xmlns:n1="http://example.net" xml:lang="en"><n3:stuff/></n1:elem2></n0:pdu>`;
const SECOND = `<n2:pdu xmlns:n1="http://example.com" xmlns:n2="http://foo.example" xmlns:n3="ftp://example.org" xml:lang="fr" xml:space="retain"><n1:elem2 xmlns:n1="http://example.net" xml:lang="en"><n3:stuff/></n1:elem2></n2:pdu>`;

test('the exclusive form of an element does not depend on what is around it (Exclusive XML Canonicalization 1.0, section 2.2)', () => {
  const expected = `<n1:elem2 xmlns:n1="http://example.net" xml:lang="en"><n3:stuff xmlns:n3="ftp://example.org"></n3:stuff></n1:elem2>`;
  expect(ofElement(FIRST, 'n1:elem2', EXCLUSIVE)).toBe(expected);
  expect(ofElement(SECOND, 'n1:elem2', EXCLUSIVE)).toBe(expected);
});

test('the inclusive form has the namespaces and xml: attributes around the element (Exclusive XML Canonicalization 1.0, section 2.2)', () => {
  expect(ofElement(FIRST, 'n1:elem2', INCLUSIVE)).toBe(
    `<n1:elem2 xmlns:n0="http://a.example" xmlns:n1="http://example.net" xmlns:n3="ftp://example.org" xml:lang="en" xml:space="retain"><n3:stuff></n3:stuff></n1:elem2>`,
  );
  expect(ofElement(SECOND, 'n1:elem2', INCLUSIVE)).toBe(
    `<n1:elem2 xmlns:n1="http://example.net" xmlns:n2="http://foo.example" xmlns:n3="ftp://example.org" xml:lang="en" xml:space="retain"><n3:stuff></n3:stuff></n1:elem2>`,
  );
});

test('prefixes of the list are written as in the inclusive form', () => {
  expect(ofElement(FIRST, 'n1:elem2', { ...EXCLUSIVE, inclusivePrefixes: ['n0', 'unknown'] })).toBe(
    `<n1:elem2 xmlns:n0="http://a.example" xmlns:n1="http://example.net" xml:lang="en"><n3:stuff xmlns:n3="ftp://example.org"></n3:stuff></n1:elem2>`,
  );
  const withDefault = '<a xmlns="urn:a"><p:b xmlns:p="urn:p"><c xmlns=""/></p:b></a>';
  expect(ofElement(withDefault, 'p:b', EXCLUSIVE)).toBe('<p:b xmlns:p="urn:p"><c></c></p:b>');
  expect(ofElement(withDefault, 'p:b', { ...EXCLUSIVE, inclusivePrefixes: ['#default'] })).toBe('<p:b xmlns="urn:a" xmlns:p="urn:p"><c xmlns=""></c></p:b>');
});

test('attributes and prefixes are sorted by code point', () => {
  expect(canonical('<a \u{10000}="1" \uFDF0="2"/>', INCLUSIVE)).toBe('<a \uFDF0="2" \u{10000}="1"></a>');
});

test('an omitted element leaves no trace', () => {
  const { root } = read('<a><b>1</b><s xmlns="urn:s">2</s><c/></a>');
  const omitted = [...elementsIn(root)].find(({ name }) => name === 's');
  expect(canonicalize(root, { ...INCLUSIVE, omitted })).toBe('<a><b>1</b><c></c></a>');
});

const parts = fc.array(
  fc.constantFrom('x', ' ', '\r\n', '&amp;', '&lt;', '&#13;', '"', '<!-- c -->', '<?p d?>', '<b xmlns="urn:b" z="1" y="&#10;"/>', '<p:c q:a="1"/>'),
);

test('the canonical form of a canonical form is itself', () => {
  fc.assert(
    fc.property(parts, fc.constantFrom(INCLUSIVE, EXCLUSIVE), (content, how) => {
      const once = canonical(`<a xmlns:q="urn:q" xmlns:p="urn:p">${content.join('')}</a>`, how);
      expect(canonical(once, how)).toBe(once);
    }),
  );
});

const codeOf = (text: string): string | undefined => {
  try {
    runAtOnce(readNamespaced(text, { field: 'text', doctype: 'refused' }));
    return undefined;
  } catch (error) {
    return error instanceof InputError ? error.code : 'another error';
  }
};

test('refuses document types, undeclared prefixes and deep nesting', () => {
  expect(codeOf('<!DOCTYPE a [<!ENTITY e "x"><!ENTITY f "&e;&e;">]><a>&f;</a>')).toBe('document-type');
  expect(codeOf('<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>')).toBe('document-type');
  expect(codeOf('<a><p:b/></a>')).toBe('undeclared-prefix');
  expect(codeOf('<a p:b="1"/>')).toBe('undeclared-prefix');
  expect(codeOf('<a>'.repeat(201) + '</a>'.repeat(201))).toBe('too-deeply-nested');
  expect(codeOf('<a>'.repeat(200) + '</a>'.repeat(200))).toBeUndefined();
});
