import { useState } from 'react';
import { download } from '../../page/files/download.ts';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { namesOf } from '../../page/words/names-of.ts';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import { MainInput } from '../../page/MainInput.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { ResultActions } from '../../page/outputs/ResultActions.tsx';
import { Presets } from '../../page/parts/Presets.tsx';
import { drawPng, svgOf } from '../../page/files/picture.ts';
import { RunStatus } from '../../page/RunStatus.tsx';
import { BesideAnswer, Card, Row, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { useObjectUrl } from '../../page/files/use-object-url.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonsSelect } from '../../ui/buttons-select/ButtonsSelect.tsx';
import { DownloadIcon, SwapIcon } from '../../ui/icons.tsx';
import { LONG_LENGTH } from '../../ui/input-text/long-text.ts';
import type * as fields from './fields.ts';
import styles from './page/placeholder.module.css';
import { withSize } from './sized.ts';
import type en from './strings/en.json';

type GenerateProps = OperationProps<typeof fields.generate>;

const OPTIONS = ['width', 'height', 'fontSize', 'fitText', 'background', 'foreground', 'fontFamily', 'exactSize'] as const;
/** The greatest height of the shown image, in CSS pixels. */
const MAX_HEIGHT = 440;
/** The forms of the embed code, with names that are the same in all languages and short enough for one line on a phone. */
const CODE = { dataUri: 'Data URI', base64DataUri: 'Base64', htmlImage: 'HTML', cssBackground: 'CSS' } as const;
const SIZES = {
  square: { width: 600, height: 600 },
  wide: { width: 1280, height: 720 },
  openGraph: { width: 1200, height: 630 },
  avatar: { width: 128, height: 128 },
  banner: { width: 1500, height: 500 },
};

export default () => <GeneratedTool<typeof fields> views={{ generate: Generate }} />;

function Generate({ operation }: GenerateProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { width, height } = operation.input;
  return (
    <Stack>
      <BesideAnswer>
        <Card label={kit('input')}>
          <MainInput operation={operation} rows={2} />
          <Presets operation={operation} label={words('sizes')} presets={SIZES} nameOf={words} />
        </Card>
        <Picture operation={operation} />
        <Card label={kit('options')}>
          <Options operation={operation} names={OPTIONS} shown={OPTIONS.length} />
          <Row>
            <Button size="small" icon={<SwapIcon />} onClick={() => operation.setAll({ width: height, height: width })}>
              {words('swap')}
            </Button>
          </Row>
        </Card>
      </BesideAnswer>
      <EmbedCode operation={operation} />
    </Stack>
  );
}

/** Renders the image as text, in one form at a time: all of them are the same image. */
function EmbedCode({ operation }: GenerateProps) {
  const words = useWords<typeof en>();
  const [shown, setShown] = useState<keyof typeof CODE>('dataUri');
  return (
    <Card title={words('code')}>
      <ButtonsSelect
        aria-label={words('code')}
        size="small"
        options={namesOf(CODE).map((name) => ({ value: name, label: CODE[name] }))}
        value={shown}
        onChange={setShown}
      />
      {namesOf(CODE).map((name) => (
        <div key={name} hidden={name !== shown}>
          <Output operation={operation} name={name} />
        </div>
      ))}
    </Card>
  );
}

/** The size at which an image fits into the page, which it has before it is drawn. */
const sizeOf = (width = 0, height = 0) => ({ width: Math.min(width, (MAX_HEIGHT * width) / Math.max(height, 1)), aspectRatio: `${width} / ${height}` });

/** Renders the image and its actions. */
function Picture({ operation }: GenerateProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const [hasFailed, setFailed] = useState(false);
  const image = operation.output.svg ?? undefined;
  const svg = svgOf(operation.output.svg);
  // The browser would lay out all letters of an image, even invisible ones.
  const isDrawn = svg.length <= LONG_LENGTH;
  const url = useObjectUrl(isDrawn ? image : undefined);
  // The size of the displayed image, not of the one being typed.
  const { answered, input } = operation;
  const { width = 0, height = 0 } = answered ?? {};
  const name = `placeholder-${width}x${height}`;

  async function savePng(): Promise<void> {
    const png = isDrawn ? await drawPng(withSize(svg, width, height), width, height) : undefined;
    setFailed(png === undefined);
    if (png) download(new Uint8Array(await png.arrayBuffer()), `${name}.png`, png.type);
  }

  return (
    <Card label={kit('result')}>
      <RunStatus operation={operation} />
      <Output
        operation={operation}
        name="svg"
        view={({ label }) => (
          <>
            <figure className={styles.image} data-value="svg">
              {url ? (
                <img className={look.framed} src={url} alt={label} style={sizeOf(width, height)} />
              ) : (
                operation.isAwaited && <span style={sizeOf(input.width, input.height)} />
              )}
            </figure>
            {operation.isAwaited && <div className={look.awaitedFormats} />}
            {svg !== '' && (
              <Row>
                <b>SVG</b>
                <ResultActions label="SVG" text={svg} format="svg" fileName={[`${name}.svg`, 'image/svg+xml']} />
              </Row>
            )}
            {svg !== '' && (
              <Row>
                <b>PNG</b>
                <Button variant="text" size="small" icon={<DownloadIcon />} aria-label={kit('downloadValue', { label: 'PNG' })} onClick={() => void savePng()}>
                  {kit('download')}
                </Button>
              </Row>
            )}
            <p role="status" className={look.note}>
              {(hasFailed || !isDrawn) && words('pngFailed')}
            </p>
          </>
        )}
      />
    </Card>
  );
}
