import { useState } from 'react';
import type { FileValue } from '../../../contract/values.ts';
import { FieldGrid } from '../../../page/FieldGrid.tsx';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Results } from '../../../page/Results.tsx';
import { BesideAnswer, Card, Folded, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { usePageFile } from '../../../page/files/use-page-file.ts';
import type * as fields from '../fields.ts';
import { GENERAL, IMAGE, MORE, OF_TYPE, X } from '../input-groups.ts';
import type en from '../strings/en.json';
import { Previews } from './Previews.tsx';

/** The form for a page, and previews of its link. */
export function Generate({ operation }: OperationProps<typeof fields.generate>) {
  const words = useWords<typeof en>();
  const [droppedImage, setDroppedImage] = useState<FileValue>();
  usePageFile((file) => setDroppedImage(file));
  const { input } = operation;
  const { type, title, description, url, siteName, image } = input;
  const typeName = operation.words.option('type', type);
  return (
    <Stack>
      <BesideAnswer>
        <Card title={words('general')}>
          <MainInput operation={operation} />
          <FieldGrid operation={operation} names={GENERAL} label={words('general')} />
          <FieldGrid operation={operation} names={IMAGE} label={words('media')} />
        </Card>
        <Stack>
          <Results operation={operation} names={['html', 'notes']} />
          <Previews
            page={{ title, description, url, siteName, image }}
            droppedImage={droppedImage}
            onSize={(width, height) => operation.setAll({ imageWidth: String(width), imageHeight: String(height) })}
          />
        </Stack>
        <Stack>
          <Folded isCard summary={words('ofType', { type: typeName })} hidden={type === 'website'} isOpen={type !== 'website'}>
            <FieldGrid operation={operation} names={OF_TYPE} label={words('ofType', { type: typeName })} />
          </Folded>
          <Folded isCard summary={words('more')}>
            <FieldGrid operation={operation} names={MORE} label={words('more')} />
          </Folded>
          <Folded isCard summary={words('x')}>
            <FieldGrid operation={operation} names={X} label={words('x')} />
          </Folded>
          <Card title={words('form')}>
            <FieldGrid operation={operation} names={['basicTags', 'repeatForTwitter', 'selfClosing']} label={words('form')} />
          </Card>
        </Stack>
      </BesideAnswer>
      <Folded isCard summary={operation.words.output('tags')}>
        <Output operation={operation} name="tags" />
      </Folded>
    </Stack>
  );
}
