import { Results } from '../../../page/Results.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useInput, useRun } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';

const NAMES = ['colon', 'hyphen', 'cisco', 'bare', 'eui64', 'interfaceIdentifier', 'linkLocalAddress', 'decimal', 'bits'] as const;

/** The looked-up address in all formats. */
export function Formats({ address }: { readonly address: string }) {
  const words = useWords<typeof en>();
  const run = useRun(fields.convert, { address });
  return <Results operation={{ ...useInput(fields.convert), ...run }} title={words('formats')} names={NAMES} />;
}
