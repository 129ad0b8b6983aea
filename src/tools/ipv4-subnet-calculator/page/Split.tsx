import { useState } from 'react';
import { unlessRefused } from '../../../contract/errors.ts';
import { formatIpv4 } from '../../../lib/ipv4/ipv4.ts';
import type { Ipv4Network } from '../../../lib/ipv4/network.ts';
import { formatNetwork, lastAddress, networkOf, networkSize, parseNetwork } from '../../../lib/ipv4/network.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { InputCard } from '../../../page/layouts/InputCard.tsx';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { colorOf } from '../../../page/parts/ColoredParts.tsx';
import { Results } from '../../../page/Results.tsx';
import { Card, Columns, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { DataColumn } from '../../../ui/data-table/DataTable.tsx';
import { DataTable } from '../../../ui/data-table/DataTable.tsx';
import { canSplit, mergeBlock, splitBlock, treeOf } from '../blocks.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './ipv4.module.css';

/** Equal subnets in the form; subnets of any sizes by splitting and merging below it. */
export function Split({ operation }: OperationProps<typeof fields.split>) {
  const words = useWords<typeof en>();
  // The form shows the error.
  const typed = unlessRefused(() => parseNetwork(operation.input.network, 'network'));
  const network = typed && networkOf(typed.first, typed.prefixLength);
  return (
    <Stack>
      <Columns>
        <InputCard operation={operation} />
        <Results operation={operation} names={['cidrs', 'subnetCount']} />
      </Columns>
      <Card label={words('details')}>
        <Output operation={operation} name="subnets" view={(props) => <TableOutput {...props} copied="cidr" />} />
      </Card>
      {network && <Blocks key={formatNetwork(network)} network={network} />}
    </Stack>
  );
}

type Node = ReturnType<typeof treeOf>[number];

const INDENT_PX = 20;

function Blocks({ network }: { readonly network: Ipv4Network }) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const [blocks, setBlocks] = useState<readonly Ipv4Network[]>(() => splitBlock([network], 0));
  const total = networkSize(network.prefixLength);

  const actions = ({ block, index }: Node) => {
    const name = formatNetwork(block);
    return (
      <span className={styles.blockActions}>
        {index === undefined ? (
          <Button size="small" aria-label={words('joinBlock', { block: name })} onClick={() => setBlocks(mergeBlock(blocks, block))}>
            {words('join')}
          </Button>
        ) : (
          <Button
            size="small"
            disabled={!canSplit(blocks, index)}
            aria-label={words('divideBlock', { block: name })}
            onClick={() => setBlocks(splitBlock(blocks, index))}
          >
            {words('divide')}
          </Button>
        )}
      </span>
    );
  };
  const columns: readonly DataColumn<Node>[] = [
    {
      key: 'block',
      label: words('block'),
      text: ({ block }) => formatNetwork(block),
      show: ({ block, depth, index }) => (
        <span className={styles.branch} style={{ paddingInlineStart: depth * INDENT_PX }}>
          <i className={classNames(styles.swatch, index !== undefined && colorOf(index))} aria-hidden="true" />
          <span className={index === undefined ? styles.cut : undefined}>{formatNetwork(block)}</span>
        </span>
      ),
    },
    { key: 'addresses', label: words('addresses'), text: ({ block }) => networkSize(block.prefixLength).toLocaleString(language) },
    { key: 'range', label: words('range'), text: ({ block }) => `${formatIpv4(block.first)} – ${formatIpv4(lastAddress(block))}` },
    { key: 'actions', label: words('actions'), isLabelHidden: true, text: () => '', show: actions },
  ];
  return (
    <Card title={words('cut')}>
      <p className={look.hint}>{words('cutHint')}</p>
      <div className={styles.bar} aria-hidden="true">
        {blocks.map((block, index) => (
          <span
            key={formatNetwork(block)}
            className={colorOf(index)}
            style={{ flexGrow: networkSize(block.prefixLength) / total }}
            title={formatNetwork(block)}
          >
            /{block.prefixLength}
          </span>
        ))}
      </div>
      <DataTable label={words('blocks')} columns={columns} rows={treeOf(network, blocks)} />
    </Card>
  );
}
