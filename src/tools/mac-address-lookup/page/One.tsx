import { countryNamer } from '../../../page/words/country-name.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { TextOutput } from '../../../page/outputs/TextOutput.tsx';
import { Banner } from '../../../page/parts/Banner.tsx';
import type { Piece } from '../../../page/parts/ColouredParts.tsx';
import { ColouredParts } from '../../../page/parts/ColouredParts.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { Results } from '../../../page/Results.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { ListDate } from './ListDate.tsx';

type Props = OperationProps<typeof fields.lookup>;
type Row = Props['operation']['output']['results'][number];

/** All that is known of one address. */
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
              <Bits row={row} />
            </>
          )}
        />
      )}
      <ListDate />
    </Results>
  );
}

type Part = 'ofBlock' | 'administration' | 'cast' | 'ofDevice';
const PARTS: readonly Part[] = ['ofBlock', 'administration', 'cast', 'ofDevice'];
const LOCAL_BIT = 6;
const GROUP_BIT = 7;
const OCTET_BITS = 8;
const DIGIT_BITS = 4;

/** The address bit by bit: the two that say who gave it and to whom it goes stand out, and what belongs to the block. */
function Bits({ row }: { readonly row: Row }) {
  const words = useWords<typeof en>();
  const digits = row.address.replaceAll(':', '');
  const bits = Array.from(digits, (digit) => Number.parseInt(digit, 16).toString(2).padStart(DIGIT_BITS, '0')).join('');
  const partOf = (index: number): Part => {
    if (index === LOCAL_BIT) return 'administration';
    if (index === GROUP_BIT) return 'cast';
    return index < row.prefix.length * DIGIT_BITS ? 'ofBlock' : 'ofDevice';
  };
  const pieces = Array.from(bits, (bit, index) => ({ text: index > 0 && index % OCTET_BITS === 0 ? ` ${bit}` : bit, part: partOf(index) }));
  return (
    <section aria-label={words('inBits')}>
      <p className={look.note}>{words('inBits')}</p>
      <ColouredParts pieces={joined(pieces)} parts={PARTS} nameOf={words} />
    </section>
  );
}

/** Pieces of the same part that follow each other are one. */
function joined(pieces: readonly Piece<Part>[]): Piece<Part>[] {
  const all: Piece<Part>[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.part === piece.part && last) all[all.length - 1] = { ...piece, text: last.text + piece.text };
    else all.push(piece);
  }
  return all;
}
