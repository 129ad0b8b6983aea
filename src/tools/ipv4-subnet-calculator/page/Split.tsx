import { useState } from 'react';
import { InputError } from '../../../contract/errors.ts';
import { formatIpv4 } from '../../../lib/ipv4/ipv4.ts';
import type { Ipv4Network } from '../../../lib/ipv4/network.ts';
import { formatNetwork, lastAddress, networkOf, networkSize, parseNetwork } from '../../../lib/ipv4/network.ts';
import kit from '../../../page/kit.module.css';
import { InputCard } from '../../../page/layouts/InputCard.tsx';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Columns, Stack } from '../../../page/Section.tsx';
import { useEnvironment } from '../../../page/environment.ts';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { canDivide, canJoin, divide, join } from '../blocks.ts';
import type en from '../strings/en.json';
import styles from './ipv4.module.css';

/** Equal parts by the form; parts of any sizes by cutting and joining below it. */
export function Split({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const network = readNetwork(String(operation.input.network ?? ''));
  return (
    <Stack>
      <Columns>
        <InputCard operation={operation} />
        <Card label={texts.t('page.result')}>
          <RunStatus operation={operation} />
          <Output operation={operation} name="cidrs" />
          <Output operation={operation} name="subnetCount" />
        </Card>
      </Columns>
      <Card label={texts.t('page.results')}>
        <Output operation={operation} name="subnets" />
      </Card>
      {network && <Blocks key={formatNetwork(network)} network={network} />}
    </Stack>
  );
}

function readNetwork(text: string): Ipv4Network | undefined {
  try {
    const { first, prefixLength } = parseNetwork(text, 'network');
    return networkOf(first, prefixLength);
  } catch (error) {
    // The form above says what is wrong with it.
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function Blocks({ network }: { readonly network: Ipv4Network }) {
  const words = useWords<typeof en>();
  const { texts } = useEnvironment();
  const [blocks, setBlocks] = useState<readonly Ipv4Network[]>(() => divide([network], 0));
  const total = networkSize(network.prefixLength);
  return (
    <Card title={words('cut')}>
      <p className={kit.hint}>{words('cutHint')}</p>
      <div className={styles.bar} aria-hidden="true">
        {blocks.map((block) => (
          <span key={formatNetwork(block)} style={{ flexGrow: networkSize(block.prefixLength) / total }} title={formatNetwork(block)}>
            /{block.prefixLength}
          </span>
        ))}
      </div>
      <div className={kit.scroller} role="region" aria-label={words('blocks')} tabIndex={0}>
        <table className={classNames(kit.table, styles.blocks)}>
          <thead>
            <tr>
              <th scope="col">{words('block')}</th>
              <th scope="col">{words('addresses')}</th>
              <th scope="col">{words('range')}</th>
              <th scope="col">
                <span className="visually-hidden">{words('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {blocks.map((block, index) => {
              const name = formatNetwork(block);
              return (
                <tr key={name}>
                  <td>{name}</td>
                  <td>{networkSize(block.prefixLength).toLocaleString(texts.language)}</td>
                  <td>
                    {formatIpv4(block.first)} – {formatIpv4(lastAddress(block))}
                  </td>
                  <td className={styles.blockActions}>
                    <Button
                      size="small"
                      disabled={!canDivide(blocks, index)}
                      aria-label={words('divideBlock', { block: name })}
                      onClick={() => setBlocks(divide(blocks, index))}
                    >
                      {words('divide')}
                    </Button>
                    <Button
                      size="small"
                      disabled={!canJoin(blocks, index)}
                      aria-label={words('joinBlock', { block: name })}
                      onClick={() => setBlocks(join(blocks, index))}
                    >
                      {words('join')}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
