import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import type { FileValue } from '../../../contract/values.ts';
import { useEnvironment } from '../../../page/environment.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { Options } from '../../../page/layouts/Options.tsx';
import look from '../../../page/look.module.css';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { CodeColumns, QrCodePreview, TerminalCode } from '../../../page/parts/QrCodePreview.tsx';
import { svgOf } from '../../../page/files/picture.ts';
import { printHtml } from '../../../page/copy/print-html.ts';
import { Card, Folded, Row, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useOutcome } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CheckIcon, CopyIcon } from '../../../ui/icons.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { formatCard } from '../card.ts';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';

type EncodeProps = OperationProps<typeof fields.encode>;

// What everyone enters comes first: on small screens the choices after it are folded.
const NETWORK = ['identity', 'password', 'anonymousIdentity', 'security', 'eapMethod', 'phase2Method', 'hidden'] as const;
const LOOKS = ['errorCorrectionLevel', 'foreground', 'background', 'margin', 'size', 'escaping'] as const;
const PASSWORDS = 'token-generator';

/** Renders the network fields, with the code beside or below them. */
export function Encode({ operation }: EncodeProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const run = useOutcome();

  async function read(image: FileValue): Promise<string | undefined> {
    const outcome = await run(fields.readImage, { image });
    return outcome.kind === 'output' ? outcome.output.payload : undefined;
  }

  return (
    <Stack>
      <CodeColumns>
        <Card label={kit('input')}>
          <MainInput operation={operation} />
          <Options operation={operation} names={NETWORK} shown={NETWORK.length} below={{ password: <PasswordHelp /> }} />
        </Card>
        <QrCodePreview
          operation={operation}
          fileName="wifi-qr-code"
          readBack={{ text: operation.output.payload, read }}
          actions={<Actions operation={operation} />}
        >
          <Output operation={operation} name="notes" />
        </QrCodePreview>
        <Card label={kit('options')}>
          <Options operation={operation} names={LOOKS} />
        </Card>
      </CodeColumns>
      <Folded isCard summary={words('more')}>
        <Output operation={operation} name="payload" />
        <TerminalCode operation={operation} />
      </Folded>
    </Stack>
  );
}

/** Links to the token generator. */
function PasswordHelp() {
  const words = useWords<typeof en>();
  const { toolNames, toolName, toolIcon, openTool } = useEnvironment();
  if (toolNames[PASSWORDS] === undefined) return null;
  return (
    <Row>
      <span className={look.hint}>{words('makePassword')}</span>
      <Button size="small" variant="text" icon={toolIcon(PASSWORDS)} onClick={() => openTool(PASSWORDS)}>
        {toolName(PASSWORDS)}
      </Button>
    </Row>
  );
}

function Actions({ operation }: EncodeProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { result, copy } = useCopy();
  const [hasPassword, setHasPassword] = useState(true);
  const { payload } = operation.output;
  const { ssid, password, security } = operation.input;

  const print = (): void =>
    printHtml(
      formatCard({
        language: kit.language,
        invitation: words('scanToJoin'),
        svg: svgOf(operation.output.svg),
        lines: [[words('network'), ssid], ...(hasPassword && security !== 'nopass' ? [[operation.words.input('password'), password] as const] : [])],
      }),
    );

  return (
    <>
      <Button size="small" icon={result === 'copied' ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy(payload)}>
        {words('copyPayload')}
      </Button>
      <Button size="small" icon={<IconPrinter size={18} stroke={1.75} aria-hidden focusable={false} />} onClick={print}>
        {words('printCard')}
      </Button>
      {security !== 'nopass' && <Switch label={words('withPassword')} checked={hasPassword} onChange={setHasPassword} />}
      <span role="status">{result === 'copyFailed' && kit('copyFailed')}</span>
    </>
  );
}
