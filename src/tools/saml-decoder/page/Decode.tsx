import { EXAMPLE_CERTIFICATE, EXAMPLE_RESPONSE } from '../../../lib/saml/example-response.ts';
import { Field } from '../../../page/Field.tsx';
import { MainInput } from '../../../page/MainInput.tsx';
import { Output } from '../../../page/Output.tsx';
import { Outputs } from '../../../page/Results.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { BesideAnswer, Card, Folded, Row, Stack } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Answer } from './Answer.tsx';
import { Signatures } from './Signatures.tsx';

type DecodeProps = OperationProps<typeof fields.decode>;

// The example of RFC 6749, section 4.1.1, with a scope and PKCE of RFC 7636, appendix B.
const OAUTH_SAMPLE =
  'https://server.example.com/authorize?response_type=code&client_id=s6BhdRkqt3&redirect_uri=https%3A%2F%2Fclient.example.com%2Fcb&scope=openid%20email&state=xyz&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256';

/** The input, next to what it says and whether that can be trusted. */
export function Decode({ operation }: DecodeProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  return (
    <Stack>
      <BesideAnswer>
        <Card label={kit('input')}>
          <MainInput operation={operation} rows={4} />
          <Samples operation={operation} />
          <RunStatus operation={operation} />
        </Card>
        <Answer operation={operation} />
        <Card title={words('keys')}>
          <Field operation={operation} name="certificate" rows={4} />
          <Field operation={operation} name="key" rows={4} />
        </Card>
      </BesideAnswer>
      <Signatures operation={operation} />
      <Card title={words('contents')}>
        <Output operation={operation} name="message" />
        <Outputs operation={operation} names={['decrypted']} />
      </Card>
      <Folded isCard summary={words('more')}>
        <Field operation={operation} name="time" />
        <Outputs operation={operation} names={['notBefore', 'notOnOrAfter', 'xml']} />
      </Folded>
    </Stack>
  );
}

function Samples({ operation }: DecodeProps) {
  const words = useWords<typeof en>();
  const samples = [
    { word: 'trySaml', input: { text: EXAMPLE_RESPONSE, certificate: EXAMPLE_CERTIFICATE } },
    { word: 'tryOauth', input: { text: OAUTH_SAMPLE, certificate: '' } },
  ] as const;
  return (
    <Row label={words('samples')}>
      {samples.map(({ word, input }) => (
        <Button key={word} size="small" onClick={() => operation.setAll(input)}>
          {words(word)}
        </Button>
      ))}
    </Row>
  );
}
