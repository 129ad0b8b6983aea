import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import { Field } from '../../../page/Field.tsx';
import kit from '../../../page/kit.module.css';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { Output } from '../../../page/Output.tsx';
import { Result } from '../../../page/outputs/Result.tsx';
import { Card, Columns, Stack } from '../../../page/Section.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { useEnvironment } from '../../../page/environment.ts';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import { Bits } from './Bits.tsx';
import styles from './ipv4.module.css';

const RESULTS = [
  ['cidr', 'networkAddress', 'lastAddress', 'firstHost', 'lastHost', 'broadcastAddress', 'addressCount', 'usableHostCount', 'notes'],
  [
    'prefixLength',
    'subnetMask',
    'wildcardMask',
    'subnetMaskHexadecimal',
    'subnetMaskBinary',
    'address',
    'addressBinary',
    'addressType',
    'addressClass',
    'previousNetwork',
    'nextNetwork',
    'reverseZones',
  ],
] as const;

/** Stands in, unseen, for the one that is awaited. */
const ANY_ADDRESS = '0.0.0.0';

export function Describe({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useEnvironment();
  const address = String(operation.output.address ?? '');
  const prefixLength = Number(operation.output.prefixLength ?? 0);
  const setNetwork = (network: string): void => operation.set('network', network);

  return (
    <Stack>
      <Card label={texts.t('page.input')}>
        <Field operation={operation} name="network" autoFocus={focusesInput()} />
        <InputToolbar operation={operation} />
        <RunStatus operation={operation} />
        {(address !== '' || operation.isAwaited) && (
          <div className={classNames(styles.parts, operation.isAwaited && styles.awaited)}>
            <PrefixSlider prefixLength={prefixLength} onChange={(next) => setNetwork(`${address}/${next}`)} />
            <Bits address={address || ANY_ADDRESS} prefixLength={prefixLength} onChange={(next) => setNetwork(`${next}/${prefixLength}`)} />
            <Neighbours operation={operation} onChoose={setNetwork} />
          </div>
        )}
      </Card>
      <Columns>
        {RESULTS.map((names) => (
          <Card key={names[0]} label={words(names[0] === 'cidr' ? 'range' : 'details')}>
            {names.map((name) =>
              name === 'broadcastAddress' && address !== '' && operation.output.broadcastAddress === '' ? (
                <NoBroadcast key={name} operation={operation} isSingle={prefixLength === 32} />
              ) : (
                <Output key={name} operation={operation} name={name} prominent={name === 'cidr'} />
              ),
            )}
          </Card>
        ))}
      </Columns>
    </Stack>
  );
}

function PrefixSlider({ prefixLength, onChange }: { readonly prefixLength: number; readonly onChange: (prefixLength: number) => void }) {
  const words = useWords<typeof en>();
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{words('prefix')}</label>
      <input id={id} type="range" min={0} max={32} value={prefixLength} onChange={(event) => onChange(Number(event.target.value))} />
      <output htmlFor={id}>/{prefixLength}</output>
    </div>
  );
}

/** The networks of the same size on both sides; the arrow keys go there while a button has the focus. */
function Neighbours({ operation, onChoose }: { readonly operation: OperationState; readonly onChoose: (network: string) => void }) {
  const words = useWords<typeof en>();
  const previous = String(operation.output.previousNetwork ?? '');
  const next = String(operation.output.nextNetwork ?? '');

  function handleKey(event: KeyboardEvent): void {
    const target = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : '';
    if (target === '') return;
    event.preventDefault();
    onChoose(target);
  }

  return (
    <div className={styles.neighbours}>
      <Button disabled={previous === ''} aria-keyshortcuts="ArrowLeft ArrowRight" onKeyDown={handleKey} onClick={() => onChoose(previous)}>
        ← {words('previous', { network: previous })}
      </Button>
      <Button disabled={next === ''} aria-keyshortcuts="ArrowLeft ArrowRight" onKeyDown={handleKey} onClick={() => onChoose(next)}>
        {words('next', { network: next })} →
      </Button>
    </div>
  );
}

/** An empty row would look like a fault: say why there is no broadcast address. */
function NoBroadcast({ operation, isSingle }: { readonly operation: OperationState; readonly isSingle: boolean }) {
  const words = useWords<typeof en>();
  return (
    <Output operation={operation} name="broadcastAddress">
      {({ label, id }) => (
        <Result id={id} label={label}>
          <output className={kit.note} aria-labelledby={id} data-value="broadcastAddress">
            {words(isSingle ? 'noBroadcastSingle' : 'noBroadcastLink')}
          </output>
        </Result>
      )}
    </Output>
  );
}
