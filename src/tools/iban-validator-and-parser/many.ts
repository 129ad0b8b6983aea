import type { RunContext } from '../../contract/operations.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import type { IbanError } from './codes.ts';
import { validateIban } from './validate.ts';

interface Row {
  readonly line: number;
  readonly iban: string;
  readonly valid: boolean;
  readonly error: IbanError | '';
  readonly country: string;
  readonly bankIdentifier: string;
  readonly branchIdentifier: string;
  readonly accountNumber: string;
}

/** Validates the IBANs in a text, one per line; skips empty lines. */
export async function validateLines(text: string, { signal, progress }: Pick<RunContext, 'signal' | 'progress'>) {
  const lines = splitLines(text);
  const pacer = new Pacer();
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() !== '') rows.push(toRow(index + 1, line));
    if (pacer.isDue) {
      progress(index, lines.length);
      await pacer.pause(signal);
    }
  }
  const validCount = rows.filter(({ valid }) => valid).length;
  return { rows, validCount, invalidCount: rows.length - validCount };
}

const MAX_SHOWN = 80;

function toRow(line: number, text: string): Row {
  const { printFormat, valid, errors, country, bankIdentifier, branchIdentifier, accountNumber } = validateIban(text.slice(0, MAX_SHOWN));
  return { line, iban: printFormat, valid, error: errors[0] ?? '', country, bankIdentifier, branchIdentifier, accountNumber };
}
