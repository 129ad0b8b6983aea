import type { ClipboardEvent } from 'react';
import { useState } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InspectorLayout } from '../../page/layouts/InspectorLayout.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import type { OutputProps } from '../../page/outputs/output-props.ts';
import { CopiedValue } from '../../page/outputs/CopiedValue.tsx';
import { Result } from '../../page/outputs/Result.tsx';
import { Row } from '../../page/Section.tsx';
import { usePageActions, useWords } from '../../page/session/use-tool.ts';
import { useInput } from '../../page/session/use-operation.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/link/Link.tsx';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ decode: Decode, decodeText: TwoPanesLayout }} />;

/** One link. What is more than that is a text, and goes to the other tab. */
function Decode({ operation }: OperationProps<typeof fields.decode>) {
  const { select } = usePageActions();
  const whole = useInput(fields.decodeText);

  function takeText(text: string): void {
    whole.set('text', text);
    select('decodeText');
  }

  function set(_: string, given: string): void {
    if (isText(given)) takeText(given);
    else operation.set('link', given);
  }

  /** A box of one line would lose the line breaks. */
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

const isText = (given: string): boolean => /\S\s+\S/u.test(given);

/** Such links are often suspicious: the address is text until a person makes it a link, and then leads to pages only. */
function Target({ id, label, name, value, host, operation }: OutputProps<typeof fields.decode.output.url> & { readonly host: string }) {
  const words = useWords<typeof en>();
  const [isLink, setLink] = useState(false);
  const mayBeLink = /^(?:https?|ftp|mailto|tel):/iu.test(value) && !operation.isStale;
  const [before, after] = splitAround(value, host);
  return (
    <Result id={id} label={label} isBlock>
      <CopiedValue label={label} text={value} format="url">
        <output className={look.box} aria-labelledby={id} data-value={name}>
          {before}
          {after !== undefined && <strong>{host}</strong>}
          {after}
        </output>
      </CopiedValue>
      {mayBeLink && <Row>{isLink ? <Link href={value}>{value}</Link> : <Button onClick={() => setLink(true)}>{words('makeLink')}</Button>}</Row>}
    </Result>
  );
}

/** What stands before and after the host, where the address writes it in the same way; otherwise the whole. */
function splitAround(address: string, host: string): readonly [string, string?] {
  const authority = address.indexOf('//');
  const end = address.slice(authority + 2).search(/[/?#]|$/u) + authority + 2;
  const start = end - host.length;
  return host !== '' && authority >= 0 && address.slice(start, end) === host ? [address.slice(0, start), address.slice(end)] : [address];
}
