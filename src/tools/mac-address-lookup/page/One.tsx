import { countryNamer } from '../../../page/words/country-name.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { TextOutput } from '../../../page/outputs/TextOutput.tsx';
import { Banner } from '../../../page/parts/Banner.tsx';
import { ColoredParts } from '../../../page/parts/ColoredParts.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { Results } from '../../../page/Results.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { bitParts, bitPieces } from '../bits.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { ListDate } from './ListDate.tsx';

type Props = OperationProps<typeof fields.lookup>;
type Row = Props['operation']['output']['results'][number];

/** Details of a single address. */
export function One({ operation }: Props) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const own = operation.words;
  const [row] = operation.output.results;
  const factsOf = ({ country, postalAddress, prefix, registry, administration, cast }: Row) => [
    { label: own.column('results', 'country'), value: countryNamer(language)(country) },
    { label: own.column('results', 'postalAddress'), value: postalAddress.replaceAll('\n', ', '), ...(postalAddress !== '' && { copied: postalAddress }) },
    { label: own.column('results', 'prefix'), value: prefix && words('block', { prefix, registry }), ...(prefix !== '' && { copied: prefix }) },
    { label: own.column('results', 'administration'), value: own.cell('results', 'administration', administration) },
    { label: own.column('results', 'cast'), value: own.cell('results', 'cast', cast) },
  ];
  return (
    <Results operation={operation}>
      <Output
        operation={operation}
        name="vendors"
        view={(props) => (
          <TextOutput {...props} field={{ kind: 'text', primary: true }} value={row?.vendor === '' ? words('unknown') : props.value} prominent />
        )}
      />
      {row && (
        <Output
          operation={operation}
          name="results"
          view={() => (
            <>
              {row.notes.map((note) => (
                <Banner key={note} tone="none" code={note}>
                  {own.cell('results', 'notes', note)}
                </Banner>
              ))}
              <Facts facts={factsOf(row)} />
              <ColoredParts title={words('inBits')} pieces={bitPieces(row)} parts={bitParts} nameOf={words} />
            </>
          )}
        />
      )}
      <ListDate />
    </Results>
  );
}
