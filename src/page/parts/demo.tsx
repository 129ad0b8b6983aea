import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { DemoTool, describeText, drawText } from '../demo-tool.tsx';
import { CsvDownload } from '../files/CsvDownload.tsx';
import { RowButton } from '../Section.tsx';
import { useOperation } from '../session/use-operation.ts';
import { ValueCard } from '../ValueCard.tsx';
import { AskIfLarge } from './AskIfLarge.tsx';
import { Banner } from './Banner.tsx';
import { BitRow, BitSample } from './BitRow.tsx';
import { ChangeSummary } from './ChangeSummary.tsx';
import { Checkboxes } from './Checkboxes.tsx';
import { Chips } from './Chips.tsx';
import { ColoredParts, PartRow } from './ColoredParts.tsx';
import { CopyRichText } from './CopyRichText.tsx';
import { CsvTable } from './CsvTable.tsx';
import { EditableValues } from './EditableValues.tsx';
import { Empty } from './Empty.tsx';
import { Facts } from './Facts.tsx';
import { FilePreview } from './FilePreview.tsx';
import { LabelledSelect } from './LabelledSelect.tsx';
import { LazyZoneSelect } from './LazyZoneSelect.tsx';
import { Meter } from './Meter.tsx';
import { OutputFacts } from './OutputFacts.tsx';
import { PasteFile } from './PasteFile.tsx';
import { Presets } from './Presets.tsx';
import { QrCodePreview, TerminalCode } from './QrCodePreview.tsx';
import { ReferenceList } from './ReferenceList.tsx';
import { Sentence } from './Sentence.tsx';
import { ShareBar } from './ShareBar.tsx';
import { TimeBar } from './TimeBar.tsx';
import { TimeLine } from './TimeLine.tsx';

const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#18a058"/></svg>');
const NAMES = { version: 'Version', cost: 'Cost', salt: 'Salt' } as const;
const RICH_TEXT_WORDS = { copyRichText: 'Copy rich text', richTextCopied: 'Copied', richTextFailed: 'Copying is not allowed' } as const;
const STRENGTHS = { weak: 'bad', fair: 'doubtful', strong: 'good' } as const;
const parts = ['version', 'cost', 'salt'] as const;

export default function PartsDemo() {
  return (
    <DemoTool>
      <Parts />
    </DemoTool>
  );
}

function Parts() {
  const operation = useOperation(describeText);
  const [zone, setZone] = useState('');
  const drawn = useOperation(drawText);
  const [part, setPart] = useState<keyof typeof NAMES>('cost');
  const [bits, setBits] = useState('0110100101101001');
  const [checked, setChecked] = useState<readonly (keyof typeof NAMES)[]>(['version', 'salt']);
  return (
    <>
      <section>
        <h2>Presets: buttons that fill several fields</h2>
        <Presets
          operation={operation}
          label="Styles"
          presets={{ loud: { letterCase: 'upper', limit: 10 }, quiet: { letterCase: 'lower', limit: 40 } }}
          nameOf={(name) => (name === 'loud' ? 'Loud' : 'Quiet')}
        />
      </section>
      <section>
        <h2>ColoredParts: a text in pieces, with a legend or with rows</h2>
        <ColoredParts
          title="Password hash"
          parts={parts}
          pieces={[{ text: '$2b$', part: 'version' }, { text: '10', part: 'cost' }, { text: '$' }, { text: 'N9qo8uLOickgx2ZMRZoMye', part: 'salt' }]}
          nameOf={(part) => NAMES[part]}
        />
        {parts.map((part, place) => (
          <PartRow key={part} place={place}>
            {NAMES[part]}
          </PartRow>
        ))}
      </section>
      <section>
        <h2>AskIfLarge: a text that takes long to draw, on request</h2>
        <AskIfLarge text={bits} limit={8} reason={(size) => `Drawing ${size} takes a moment.`} action="Draw">
          <p>{bits}</p>
        </AskIfLarge>
      </section>
      <section>
        <h2>Meter: a step on a scale, with its word</h2>
        <Meter scale={STRENGTHS} step="weak">
          Weak
        </Meter>
        <Meter scale={STRENGTHS} step="strong">
          Strong
        </Meter>
      </section>
      <section>
        <h2>ChangeSummary: what a comparison found</h2>
        <ChangeSummary
          operation={operation}
          equal="fits"
          isEqual={false}
          text="3 changes"
          counts={[
            { name: 'length', kind: 'added', text: '+ 2 added' },
            { name: 'last', kind: 'removed', text: '− 1 removed' },
          ]}
        >
          <Button size="small">Next change</Button>
        </ChangeSummary>
      </section>
      <section>
        <h2>Checkboxes: some of several things, and at least one</h2>
        <Checkboxes
          label="Parts"
          options={parts}
          checked={checked}
          onToggle={(part, isChecked) => setChecked(isChecked ? [...checked, part] : checked.filter((other) => other !== part))}
          wordOf={(part) => NAMES[part]}
          needsOne
        />
      </section>
      <section>
        <h2>Chips: short values, each of which copies itself</h2>
        <Chips label="Trees" name="trees" values={['oak', 'ash', 'elm']} />
      </section>
      <section>
        <h2>CopyRichText: HTML for the clipboard, with its formatting</h2>
        <CopyRichText html="<p>An <b>oak</b></p>" words={(key) => RICH_TEXT_WORDS[key]} />
      </section>
      <section>
        <h2>CsvTable: the first rows of a CSV text</h2>
        <CsvTable
          label="People"
          csv={'name,born\nAda,1815\nGrace,1906\n'}
          dialect={{ delimiter: 'auto', customDelimiter: '', quoteCharacter: '"' }}
          hasHeader
          columnNames={['name', 'born']}
        />
      </section>
      <section>
        <h2>Banner: a sentence that nobody is to overlook</h2>
        <Banner tone="good">Every line fits.</Banner>
        <Banner tone="doubtful">A line is about to be too long.</Banner>
        <Banner tone="bad">A line is too long.</Banner>
        <Banner tone="none">There are lines.</Banner>
      </section>
      <section>
        <h2>Empty: what stands where a result will be</h2>
        <Empty operation={operation} />
      </section>
      <section>
        <h2>BitRow: a number bit by bit, each of which turns over</h2>
        <BitRow
          label="Bits"
          bits={bits}
          disabled={false}
          isMarked={(index) => index < 4}
          nameOf={(index, value) => `Bit ${index}: ${value}`}
          onChange={setBits}
        />
        <p>
          <BitSample marked /> marked <BitSample /> not marked
        </p>
      </section>
      <section>
        <h2>EditableValues: results to type into</h2>
        <EditableValues
          operation={operation}
          names={['last', 'written']}
          inputFor={(name, text) => ({ text, letterCase: name === 'last' ? 'keep' : 'upper' })}
        />
      </section>
      <section>
        <h2>Sentence: words with boxes between them</h2>
        <Sentence operation={operation} names={['limit', 'letterCase']} text={({ limit, letterCase }) => `At most ${limit} characters, ${letterCase}.`} />
      </section>
      <section>
        <h2>Facts: names and values, some to be copied</h2>
        <Facts
          facts={[
            { label: 'exp', isCode: true, hint: 'Expires at', value: '4102444800', copied: '4102444800' },
            { label: 'Place', value: 'London' },
            { label: 'Contact', value: '' },
          ]}
        />
      </section>
      <section>
        <h2>OutputFacts: results in two columns, each with a copy button</h2>
        <OutputFacts
          operation={operation}
          facts={['last', 'fits', { name: 'written', text: `“${operation.output.written}”`, copied: operation.output.written }]}
        />
      </section>
      <section>
        <h2>ValueCard: some results in a card of their own</h2>
        <ValueCard operation={operation} title="Numbers" names={['length', 'last']} />
      </section>
      <section>
        <h2>RowButton: a small button in a row of its own</h2>
        <RowButton onClick={() => operation.set('text', 'An open penknife')}>An open penknife</RowButton>
      </section>
      <section>
        <h2>CsvDownload: a button that saves a table</h2>
        <CsvDownload columns={['word', 'length']} rows={operation.output.words} fileName="words.csv" shown={3}>
          Download CSV
        </CsvDownload>
      </section>
      <section>
        <h2>ShareBar: a whole and its parts</h2>
        <ShareBar
          label="Bytes that are signed"
          shares={[
            { tone: 'good', size: 60, isMarked: true },
            { tone: 'none', size: 20 },
            { tone: 'doubtful', size: 15 },
            { tone: 'bad', size: 5 },
          ]}
          nameOf={(tone) => ({ good: 'Signed', none: 'Signature', doubtful: 'Added later', bad: 'Left out' })[tone]}
        >
          60 of 100 bytes are signed.
        </ShareBar>
      </section>
      <section>
        <h2>TimeBar: a span of time with the current time</h2>
        {['2026-01-01', '2026-01-08', '2026-03-01'].map(Date.parse).map((now) => (
          <TimeBar key={now} start={Date.parse('2026-01-02')} end={Date.parse('2026-02-01')} now={now} startLabel="Issued" />
        ))}
      </section>
      <section>
        <h2>TimeLine: several spans of time over one scale</h2>
        <TimeLine
          label="Time line"
          now={Date.parse('2026-03-02T14:02Z')}
          nowLabel="Checked at"
          spans={[
            { label: 'Token', start: Date.parse('2026-03-02T13:58Z'), end: Date.parse('2026-03-02T14:28Z'), tone: 'good', state: 'Valid' },
            { label: 'Certificate', start: Date.parse('2018-01-01'), end: Date.parse('2026-03-02T14:00Z'), tone: 'bad', state: 'Expired' },
            { label: 'Secret', start: undefined, end: undefined, tone: 'none', state: 'No limits' },
            { label: 'Key', start: undefined, end: undefined, tone: 'bad', state: 'Not in the set', isMissing: true },
          ]}
        />
      </section>
      <section>
        <h2>QrCodePreview: a code, its downloads, and whether it reads back; TerminalCode</h2>
        <QrCodePreview operation={drawn} fileName="code" readBack={{ text: drawn.input.text, read: async () => drawn.input.text }} />
        <TerminalCode operation={drawn} />
      </section>
      <section>
        <h2>ReferenceList: entries to look up, each with an address</h2>
        <ReferenceList
          operation={operation}
          name="words"
          id="word"
          textOf={({ length }) => `${length} letters`}
          factsOf={() => 'From the text'}
          tagsOf={({ length }) => [length !== null && length > 5 && { text: 'Long', hint: 'More than five letters' }]}
          spellingsOf={({ word }) => [{ label: 'In capitals', text: word.toUpperCase() }]}
          wider={[{ label: 'Of every length', input: { limit: 40 } }]}
        />
        <h3>Sentences; something else is copied; marks in colors</h3>
        <ReferenceList
          operation={operation}
          name="words"
          id="word"
          isSentence
          copied="length"
          textOf={({ length }) => <code>{length}</code>}
          tagsOf={({ length }) => [length !== null && { text: 'Take care', tone: length > 5 ? 'bad' : 'doubtful' }]}
        />
      </section>
      <section>
        <h2>FilePreview: a picture, a text, bytes</h2>
        <FilePreview file={{ name: 'disc.svg', type: 'image/svg+xml', content: bytes }} bytes={bytes} isStale={false} />
        <FilePreview file={{ name: 'disc.txt', type: 'text/plain', content: bytes }} bytes={bytes} isStale={false} />
        <FilePreview file={{ name: 'disc.bin', type: '', content: bytes }} bytes={bytes} isStale={false} />
      </section>
      <section>
        <h2>LabelledSelect: a choice that is not an input of an operation</h2>
        <LabelledSelect label="Part" options={parts} labelOf={(part) => NAMES[part]} value={part} onChange={setPart} />
        <LabelledSelect label="Disabled" disabled options={parts} value={part} onChange={setPart} />
      </section>
      <section>
        <h2>LazyZoneSelect: a time zone, found by a part of its name</h2>
        <label htmlFor="demo-zone">Zone</label>
        <LazyZoneSelect id="demo-zone" value={zone} onChange={setZone} invalid={false} describedBy={undefined} />
        <label htmlFor="demo-zone-to-add">Another zone</label>
        <LazyZoneSelect id="demo-zone-to-add" value="" onChange={setZone} invalid={false} describedBy={undefined} isAdding />
      </section>
      <section>
        <h2>PasteFile: a file from the clipboard</h2>
        <PasteFile onFile={() => undefined} />
      </section>
    </>
  );
}
