import { parse as parseToml, stringify as stringifyToml } from 'smol-toml';
import { SaxesParser } from 'saxes';
import { parse as parseYaml, stringify as stringifyYaml } from 'yaml';
import type { Pair } from './pair.ts';
import { makeRecords } from './records.ts';
import { run } from './run.ts';

const MEGABYTE = 1e6;

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

/** Returns the plain tree of an XML text. */
function parseXml(text: string): Element {
  const parser = new SaxesParser();
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (part) => void open.at(-1)?.children.push(part));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return root;
}

function printXml({ name, attributes, children }: Element, indentation: string): string {
  const pairs = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : `\n${printXml(child, `${indentation}  `)}`));
  return `${indentation}<${name}${pairs.join('')}>${inside.join('')}</${name}>`;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const toXml = (records: readonly object[]): string =>
  `<records>${records
    .map((record) => {
      const members = Object.entries(record).map(([name, value]) => `<${name}>${escapeXml(JSON.stringify(value))}</${name}>`);
      return `<record kind="a">${members.join('')}</record>`;
    })
    .join('')}</records>`;

/** Each engine against the plain library, which reads into objects and numbers of the language and so loses digits. */
export function documents(): readonly Pair[] {
  const records = makeRecords(MEGABYTE).map(({ none: _none, ...record }) => record);
  const json = JSON.stringify({ records });
  const yaml = stringifyYaml({ records });
  const toml = stringifyToml({ records });
  const xml = toXml(makeRecords(5 * MEGABYTE));
  const engine = (name: string, [tool, operation]: readonly [string, string], input: string, limitName: string, limit: () => unknown): Pair => ({
    name: `${name}, ${(input.length / MEGABYTE).toFixed(1)} MB`,
    bytes: input.length,
    ours: () => run(tool, operation, { input }),
    limit,
    limitName,
    rounds: 7,
  });
  return [
    engine('JSON minify', ['json-minify', 'minify'], json, 'JSON.parse + JSON.stringify', () => JSON.stringify(JSON.parse(json))),
    engine('YAML to JSON', ['yaml-to-json-converter', 'convert'], yaml, 'yaml: parse + JSON.stringify', () => JSON.stringify(parseYaml(yaml), null, 2)),
    engine('JSON to YAML', ['json-to-yaml-converter', 'convert'], json, 'JSON.parse + yaml: stringify', () => stringifyYaml(JSON.parse(json))),
    engine('TOML to JSON', ['toml-to-json', 'convert'], toml, 'smol-toml: parse + JSON.stringify', () => JSON.stringify(parseToml(toml), null, 2)),
    engine('JSON to TOML', ['json-to-toml', 'convert'], json, 'JSON.parse + smol-toml: stringify', () => stringifyToml(JSON.parse(json) as object)),
    engine('XML to JSON', ['xml-to-json', 'convert'], xml, 'saxes: read + JSON.stringify', () => JSON.stringify(parseXml(xml), null, 2)),
    engine('XML format', ['xml-formatter', 'format'], xml, 'saxes: read + print', () => printXml(parseXml(xml), '')),
  ];
}
