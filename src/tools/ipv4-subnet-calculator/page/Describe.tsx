import type { KeyboardEvent } from 'react';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { hasNothingToShow } from '../../../page/layouts/parts.ts';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import type { OutputProps } from '../../../page/outputs/output-props.ts';
import { Result } from '../../../page/outputs/Result.tsx';
import { ValueGroup } from '../../../page/outputs/ValueGroup.tsx';
import { Empty } from '../../../page/parts/Empty.tsx';
import { Outputs } from '../../../page/Results.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Columns, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Slider } from '../../../ui/slider/Slider.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Bits } from './Bits.tsx';
import styles from './ipv4.module.css';

type DescribeProps = OperationProps<typeof fields.describe>;

const RANGE = ['cidr', 'networkAddress', 'lastAddress', 'firstHost', 'lastHost', 'broadcastAddress', 'addressCount', 'usableHostCount', 'notes'] as const;
const DETAILS = [
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
] as const;

/** Invisible placeholder while the result is pending. */
const ANY_ADDRESS = '0.0.0.0';

export function Describe({ operation }: DescribeProps) {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  const { address, prefixLength, broadcastAddress } = operation.output;
  const setNetwork = (network: string): void => operation.set('network', network);
  const hasNoBroadcast = address !== '' && broadcastAddress === '';
  return (
    <Stack>
      <Card label={kit('input')} isSide>
        <MainInput operation={operation} />
        <RunStatus operation={operation} />
        {(address !== '' || operation.isAwaited) && (
          <div className={classNames(styles.parts, operation.isAwaited && styles.awaited)}>
            <Slider
              label={words('prefix')}
              max={32}
              disabled={operation.isStale}
              className={styles.slider}
              value={prefixLength}
              onChange={(next) => setNetwork(`${address}/${next}`)}
              format={(length) => `/${length}`}
            />
            <Bits
              address={address || ANY_ADDRESS}
              prefixLength={prefixLength}
              disabled={operation.isStale}
              onChange={(next) => setNetwork(`${next}/${prefixLength}`)}
            />
            <AdjacentNetworks
              previous={operation.output.previousNetwork}
              next={operation.output.nextNetwork}
              disabled={operation.isStale}
              onChoose={setNetwork}
            />
          </div>
        )}
      </Card>
      {hasNothingToShow(operation) && (
        <Card label={kit('results')}>
          <Empty operation={operation} />
        </Card>
      )}
      <div hidden={hasNothingToShow(operation)}>
        <Columns>
          <Card label={words('range')}>
            <ValueGroup operation={operation} names={RANGE} label={words('range')}>
              <Outputs
                operation={operation}
                names={RANGE}
                prominent="cidr"
                {...(hasNoBroadcast && { views: { broadcastAddress: (props) => <NoBroadcast {...props} /> } })}
              />
            </ValueGroup>
          </Card>
          <Card label={words('details')}>
            <ValueGroup operation={operation} names={DETAILS} label={words('details')}>
              <Outputs operation={operation} names={DETAILS} />
            </ValueGroup>
          </Card>
        </Columns>
      </div>
    </Stack>
  );
}

interface AdjacentNetworksProps {
  /** In CIDR notation; '' if there is none. */
  readonly previous: string;
  readonly next: string;
  readonly disabled: boolean;
  readonly onChoose: (network: string) => void;
}

/** The adjacent networks of the same size; the arrow keys go there while a button has focus. */
function AdjacentNetworks({ previous, next, disabled, onChoose }: AdjacentNetworksProps) {
  const words = useWords<typeof en>();

  function handleKey(event: KeyboardEvent): void {
    const target = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : '';
    if (target === '') return;
    event.preventDefault();
    onChoose(target);
  }

  const common = { 'aria-keyshortcuts': 'ArrowLeft ArrowRight', onKeyDown: handleKey };
  return (
    <div className={styles.adjacent}>
      <Button {...common} disabled={disabled || previous === ''} onClick={() => onChoose(previous)}>
        ← {words('previous', { network: previous })}
      </Button>
      <Button {...common} disabled={disabled || next === ''} onClick={() => onChoose(next)}>
        {words('next', { network: next })} →
      </Button>
    </div>
  );
}

/** Explains why there is no broadcast address, because an empty row would look like an error. */
function NoBroadcast({ operation, label, id, name }: OutputProps) {
  const words = useWords<typeof en>();
  return (
    <Result id={id} label={label}>
      <output className={look.note} aria-labelledby={id} data-value={name}>
        {words(operation.output['prefixLength'] === 32 ? 'noBroadcastSingle' : 'noBroadcastLink')}
      </output>
    </Result>
  );
}
