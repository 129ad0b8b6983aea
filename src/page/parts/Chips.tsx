import { Button } from '../../ui/button/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useKitWords } from '../words/kit-words.ts';
import { Row } from '../Section.tsx';

interface ChipsProps {
  /** Name of the values, for screen readers. */
  readonly label: string;
  /** Name of the output, as `data-value`. */
  readonly name: string;
  readonly values: readonly string[];
}

/** Some short values, each of which is copied by a click. */
export const Chips = ({ label, name, values }: ChipsProps) => (
  <div role="group" aria-label={label} data-value={name}>
    <Row>
      {values.map((value) => (
        <Chip key={value} value={value} />
      ))}
    </Row>
  </div>
);

function Chip({ value }: { readonly value: string }) {
  const kit = useKitWords();
  const { result, copy } = useCopy();
  return (
    <>
      <Button
        size="small"
        {...(result === 'copied' && { icon: <CheckIcon /> })}
        data-action="copy"
        aria-label={kit('copyValue', { label: value })}
        onClick={() => void copy(value)}
      >
        {value}
      </Button>
      <span role="status">{result === 'copyFailed' ? kit('copyFailed') : ''}</span>
    </>
  );
}
