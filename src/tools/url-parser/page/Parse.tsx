import { Folded, Row, RowButton, Stack } from '../../../page/Section.tsx';
import { InputCard } from '../../../page/layouts/InputCard.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import type { OutputProps } from '../../../page/outputs/output-props.ts';
import { Output } from '../../../page/Output.tsx';
import { CopiedResult } from '../../../page/outputs/CopiedResult.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { PartRow, Pieces, shortPieces } from '../../../page/parts/ColoredParts.tsx';
import { Outputs, Results } from '../../../page/Results.tsx';
import { usePageActions, useWords } from '../../../page/session/use-tool.ts';
import { useInput } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyIcon } from '../../../ui/icons.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import * as fields from '../fields.ts';
import { holdsMore, pairsToJson, pairsToLines, pairsToQuery } from '../pairs.ts';
import type en from '../strings/en.json';
import { outputsOf, outputsOfUrl, piecesOfUrl, urlParts } from '../url-pieces.ts';
import styles from './parse.module.css';

type ParseProps = OperationProps<typeof fields.parse>;

/** Renders the URL in colors, and the rows of its parts; missing parts are collapsed. */
export function Parse({ operation }: ParseProps) {
  const words = useWords<typeof en>();
  const { output } = operation;
  const isThere = (name: (typeof outputsOfUrl)[number]): boolean => (typeof output[name] === 'number' ? output[name] > 0 : output[name].length > 0);
  const missing = outputsOfUrl.filter((name) => !isThere(name));
  return (
    <Stack>
      <InputCard operation={operation}>
        <EditButton operation={operation} />
      </InputCard>
      <Results operation={operation} names={['href', ...outputsOfUrl]}>
        <Output operation={operation} name="notes" />
        <div className={styles.parsed}>
          <Output operation={operation} name="href" view={Href} />
          {urlParts
            .map((part, place) => ({ part, place, names: outputsOf[part].filter(isThere) }))
            .filter(({ names }) => names.length > 0)
            .map(({ part, place, names }) => (
              <div key={part} data-row={part}>
                <PartRow place={place}>
                  <Outputs operation={operation} names={names} views={{ effectivePort: Port, parameters: Parameters, fragmentParameters: Parameters }} />
                </PartRow>
              </div>
            ))}
        </div>
        <Folded summary={words('missing')} hidden={missing.length === 0}>
          <Outputs operation={operation} names={missing} />
        </Folded>
      </Results>
    </Stack>
  );
}

const Href = ({ id, label, name, value }: OutputProps<typeof fields.parse.output.href>) => (
  <CopiedResult id={id} label={label} name={name} text={value} format="url" isBox>
    <Pieces pieces={shortPieces(piecesOfUrl(value))} parts={urlParts} />
  </CopiedResult>
);

/** A port is an identifier: its digits are not grouped. */
const Port = ({ id, label, name, value }: OutputProps<typeof fields.parse.output.effectivePort>) => (
  <CopiedResult id={id} label={label} name={name} text={String(value)} copyOnly>
    {value}
  </CopiedResult>
);

type ParametersProps = OutputProps<typeof fields.parse.output.parameters>;

/** Renders the table, which can be copied in two more formats. A value that another tool supports can be opened there. */
function Parameters(props: ParametersProps) {
  const words = useWords<typeof en>();
  const { copy } = useCopy();
  const { value } = props;
  return (
    <>
      <TableOutput {...props} rowHeader="key" opens={(row) => holdsMore(row.value)} />
      {value.length > 0 && (
        <Row>
          <Button size="small" icon={<CopyIcon />} onClick={() => void copy(pairsToJson(value))}>
            {words('asJson')}
          </Button>
          <Button size="small" icon={<CopyIcon />} onClick={() => void copy(pairsToQuery(value))}>
            {words('asQuery')}
          </Button>
        </Row>
      )}
    </>
  );
}

/** Copies the parts to the build tab. */
function EditButton({ operation }: ParseProps) {
  const words = useWords<typeof en>();
  const { select } = usePageActions();
  const build = useInput(fields.build);
  const { protocol, username, password, hostname, port, pathname, hash, parameters } = operation.output;

  function edit(): void {
    const scheme = protocol.slice(0, -1);
    build.setAll({ scheme, username, password, hostname, port, pathname, fragment: hash.slice(1), parameters: pairsToLines(parameters) });
    select('build');
  }

  return (
    <RowButton disabled={operation.isStale || protocol === ''} onClick={edit}>
      {words('edit')}
    </RowButton>
  );
}
