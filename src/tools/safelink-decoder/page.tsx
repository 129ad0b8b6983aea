import type { ClipboardEvent } from 'react';
import { useState } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InspectorLayout } from '../../page/layouts/InspectorLayout.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import type { OutputProps } from '../../page/outputs/output-props.ts';
import { CopiedResult } from '../../page/outputs/CopiedResult.tsx';
import { Row } from '../../page/Section.tsx';
import { usePageActions, useWords } from '../../page/session/use-tool.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/link/Link.tsx';
import type * as fields from './fields.ts';
import { isText, splitAround } from './link-text.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ decode: Decode, decodeText: TwoPanesLayout }} />;

/** Renders a single link. Pasted text with more than one link moves to the other tab. */
function Decode({ operation }: OperationProps<typeof fields.decode>) {
  const { change, select } = usePageActions();

  function takeText(text: string): void {
    change('decodeText', { text });
    select('decodeText');
  }

  const set = (_: string, given: string): void => (isText(given) ? takeText(given) : operation.set('link', given));

  /** A single-line field would lose the line breaks. */
  function paste(event: ClipboardEvent): void {
    const given = event.clipboardData.getData('text');
    if (!(event.target instanceof HTMLInputElement) || !isText(given)) return;
    event.preventDefault();
    takeText(given);
  }

  return (
    <div onPasteCapture={paste}>
      <InspectorLayout operation={{ ...operation, set }} views={{ url: (props) => <Target key={props.value} {...props} host={operation.output.host} /> }} />
    </div>
  );
}

/** Such links are often suspicious, so the URL is plain text until the user makes it clickable, and only safe schemes can be. */
function Target({ id, label, name, value, host, operation }: OutputProps<typeof fields.decode.output.url> & { readonly host: string }) {
  const words = useWords<typeof en>();
  const [isLink, setLink] = useState(false);
  const mayBeLink = /^(?:https?|ftp|mailto|tel):/iu.test(value) && !operation.isStale;
  const [before, after] = splitAround(value, host);
  const link = isLink ? <Link href={value}>{value}</Link> : <Button onClick={() => setLink(true)}>{words('makeLink')}</Button>;
  return (
    <CopiedResult id={id} label={label} name={name} text={value} format="url" isBox below={mayBeLink && <Row>{link}</Row>}>
      {before}
      {after !== undefined && <strong>{host}</strong>}
      {after}
    </CopiedResult>
  );
}
