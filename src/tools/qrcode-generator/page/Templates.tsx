import { useId, useState } from 'react';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { useWords } from '../../../page/tool-context.tsx';
import type en from '../strings/en.json';
import type { TemplateFieldName, TemplateKind, TemplateValues } from '../templates.ts';
import { formatTemplate, templateFields, templateKinds } from '../templates.ts';
import styles from './qr-code.module.css';

const isKind = (value: string): value is TemplateKind => templateKinds.some((kind) => kind === value);

const WIFI_TOOL = 'wifi-qrcode-generator';

/** Asks for what a link, a contact and such are made of, and writes the text of it. */
export function Templates({ onText }: { readonly onText: (text: string) => void }) {
  const words = useWords<typeof en>();
  const { toolNames, hrefOf } = useEnvironment();
  const id = useId();
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
      <label className={kit.label} htmlFor={id}>
        {words('content')}
      </label>
      <select id={id} className={kit.control} value={kind ?? 'text'} onChange={({ target: { value } }) => setKind(isKind(value) ? value : undefined)}>
        <option value="text">{words('anyText')}</option>
        {templateKinds.map((option) => (
          <option key={option} value={option}>
            {words(option)}
          </option>
        ))}
      </select>
      {toolNames[WIFI_TOOL] && <a href={hrefOf(WIFI_TOOL)}>{toolNames[WIFI_TOOL]}</a>}
      {kind && (
        <div className={styles.templateFields} role="group" aria-label={words(kind)}>
          {templateFields[kind].map(({ name, control }) => {
            const props = {
              id: `${id}-${name}`,
              className: kit.control,
              value: values[name] ?? '',
              autoComplete: 'off',
              onChange: (event: { readonly target: { readonly value: string } }) => change(name, event.target.value),
            };
            return (
              <div key={name} className={control === 'lines' ? styles.wide : undefined}>
                <label className={kit.label} htmlFor={props.id}>
                  {words(name)}
                </label>
                {control === 'lines' ? <textarea {...props} rows={2} /> : <input {...props} type={control} />}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}
