import { FieldGrid } from '../../../page/FieldGrid.tsx';
import look from '../../../page/look.module.css';
import { MainInput } from '../../../page/MainInput.tsx';
import { OpenIn } from '../../../page/open-in/OpenIn.tsx';
import { Card, Folded, Row, Stack } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { failureOf, shownOutput } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { Part } from '../codes.ts';
import { expectationNames } from '../codes.ts';
import * as fields from '../fields.ts';
import { placeOf } from '../place-of.ts';
import type en from '../strings/en.json';

type CheckProps = OperationProps<typeof fields.check>;

/** The input of each part, and the format in which other tools take it. */
const inputs = [
  { part: 'token', name: 'token', format: 'jwt' },
  { part: 'keys', name: 'keySet', format: 'jwk' },
  { part: 'certificates', name: 'certificates', format: 'certificate' },
  { part: 'saml', name: 'saml', format: 'saml-message' },
  { part: 'url', name: 'url', format: 'oauth-url' },
] as const satisfies readonly { readonly part: Part; readonly name: keyof typeof fields.check.input; readonly format: string }[];

type PartInput = (typeof inputs)[number];

const empty = Object.fromEntries([...inputs.map(({ name }) => name), ...expectationNames].map((name) => [name, defaultOf(name)]));

function defaultOf(name: keyof typeof fields.check.input): string | number | undefined {
  if (name === 'clockSkew') return fields.check.input.clockSkew.default;
  return name === 'time' ? undefined : '';
}

/** Everything that is checked, one section per part: those with a text are open. */
export function Inputs({ operation }: CheckProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const isExpecting = expectationNames.some((name) => operation.input[name] !== empty[name]) || failureOf(operation, ...expectationNames) !== undefined;
  return (
    <Card title={kit('input')} aside={<Clear operation={operation} />}>
      <Stack>
        <Leftovers operation={operation} />
        {inputs.map((input) => (
          <Section key={input.part} operation={operation} input={input} />
        ))}
        <Folded summary={words('expectations')} isOpen={isExpecting}>
          <FieldGrid operation={operation} names={expectationNames} label={words('expectations')} />
        </Folded>
      </Stack>
    </Card>
  );
}

function Clear({ operation }: CheckProps) {
  const words = useWords<typeof en>();
  return (
    <Button size="small" onClick={() => operation.setAll(empty)}>
      {words('clearAll')}
    </Button>
  );
}

/** Samples would be checked together with the reader's own texts. */
function Leftovers({ operation }: CheckProps) {
  const words = useWords<typeof en>();
  const isOwn = inputs.some(({ name }) => operation.input[name] !== '' && operation.input[name] !== fields.check.input[name].sample);
  const left = [...inputs.map(({ name }) => name), ...expectationNames].filter((name) => isSample(name, operation.input[name]));
  if (!isOwn || left.length === 0) return null;
  return (
    <Row>
      <span className={look.hint}>{words('samplesLeft')}</span>
      <Button size="small" onClick={() => operation.setAll(Object.fromEntries(left.map((name) => [name, empty[name]])))}>
        {words('clearSamples')}
      </Button>
    </Row>
  );
}

function isSample(name: keyof typeof fields.check.input, value: unknown): boolean {
  const field = fields.check.input[name];
  return 'sample' in field && value === field.sample;
}

function Section({ operation, input: { part, name, format } }: CheckProps & { readonly input: PartInput }) {
  const words = useWords<typeof en>();
  const text = operation.input[name];
  const label = operation.words.input(name);
  const state = stateOf(operation, part);
  return (
    <Folded summary={state === '' ? label : words('partState', { part: label, state })} isOpen={text !== '' || part === 'token'}>
      <Stack>
        <MainInput operation={operation} name={name} rows={4} autoFocus={false} />
        <Misplaced operation={operation} name={name} part={part} />
        <Row>
          <OpenIn label={label} text={() => text} format={format} disabled={text === ''} />
        </Row>
      </Stack>
    </Folded>
  );
}

/** The worst result of a part in words; empty if nothing is known about it. */
function stateOf(operation: CheckProps['operation'], part: Part): string {
  const states = shownOutput(operation)
    .checks.filter((check) => check.part === part)
    .map(({ state }) => state);
  const [worst] = (['refused', 'passed'] as const).filter((state) => states.includes(state));
  return worst === undefined || operation.isStale ? '' : operation.words.cell('checks', 'state', worst);
}

/** Offers to move a text that belongs into another field. Keys may be certificates, and a SAML response may be in a URL. */
function Misplaced({ operation, name, part }: CheckProps & { readonly name: PartInput['name']; readonly part: Part }) {
  const words = useWords<typeof en>();
  const text = operation.input[name];
  const place = placeOf(text);
  const target = inputs.find((input) => input.part === place);
  const isAllowed = place === part || (part === 'keys' && place === 'certificates') || (part === 'url' && place === 'saml');
  if (!target || isAllowed) return null;
  const label = operation.words.input(target.name);
  return (
    <Row>
      <span className={look.hint}>{words('misplaced', { field: label })}</span>
      <Button size="small" onClick={() => operation.setAll({ [name]: '', [target.name]: text })}>
        {words('move', { field: label })}
      </Button>
    </Row>
  );
}
