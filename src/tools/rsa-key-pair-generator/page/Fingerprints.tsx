import { Output } from '../../../page/Output.tsx';
import { Card } from '../../../page/Section.tsx';
import type { OperationState } from '../../../page/use-operation.ts';

/** Other keys than those of RSA have none of them. */
const OF_RSA = ['modulus', 'publicExponent'];
const FINGERPRINTS = ['fingerprintSha256', 'fingerprintMd5', 'jwkThumbprint', 'spkiSha256'];

interface FingerprintsProps {
  readonly operation: OperationState;
  readonly title: string;
  /** Outputs that stand before them. */
  readonly others?: readonly string[];
}

/** What a key is known by. */
export const Fingerprints = ({ operation, title, others = [] }: FingerprintsProps) => (
  <Card title={title}>
    <div>
      {[...others, ...FINGERPRINTS].map((name) =>
        OF_RSA.includes(name) && operation.output[name] === '' ? (
          <Output key={name} operation={operation} name={name}>
            {() => null}
          </Output>
        ) : (
          <Output key={name} operation={operation} name={name} />
        ),
      )}
    </div>
  </Card>
);
