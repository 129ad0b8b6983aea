import { useState } from 'react';
import { LabelledSelect } from '../../../page/parts/LabelledSelect.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { InputText } from '../../../ui/input-text/InputText.tsx';
import type en from '../strings/en.json';
import type { TemplateFieldName, TemplateKind, TemplateValues } from '../templates.ts';
import { formatTemplate, templateFields, templateKinds } from '../templates.ts';
import styles from './qr-code.module.css';

const CONTENTS = ['anyText', ...templateKinds] as const;

/** Renders the fields of a content type, such as a contact, and builds the text from them. */
export function Templates({ onText }: { readonly onText: (text: string) => void }) {
  const words = useWords<typeof en>();
  const [kind, setKind] = useState<TemplateKind>();
  const [values, setValues] = useState<TemplateValues>({});

  function change(name: TemplateFieldName, value: string): void {
    if (!kind) return;
    const next = { ...values, [name]: value };
    setValues(next);
    onText(formatTemplate(kind, next));
  }

  return (
    <div className={styles.templates}>
      <LabelledSelect
        label={words('content')}
        options={CONTENTS}
        labelOf={(content) => words(content)}
        value={kind ?? 'anyText'}
        onChange={(chosen) => setKind(chosen === 'anyText' ? undefined : chosen)}
      />
      {kind && (
        <div className={styles.templateFields} role="group" aria-label={words(kind)}>
          {templateFields[kind].map(({ name, control }) => {
            const props = {
              label: words(name),
              value: values[name] ?? '',
              placeholder: '',
              autoComplete: 'off',
              onChange: (value: string) => change(name, value),
            };
            return control === 'lines' ? (
              <InputText key={name} {...props} className={styles.wide} multiline rows={2} />
            ) : (
              <InputText key={name} {...props} type={control} />
            );
          })}
        </div>
      )}
    </div>
  );
}
