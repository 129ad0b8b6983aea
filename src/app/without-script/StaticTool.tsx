import styles from '../app.module.css';
import type { Example, FactTable, LabelledText } from './facts.ts';
import words from './strings/en.json';

const { withoutScript: t } = words;

interface StaticToolProps {
  readonly examples: readonly Example[];
  readonly tables: readonly FactTable[];
}

/** The readable content of a tool without JavaScript. Pages are rendered in English, so this is. */
export const StaticTool = ({ examples, tables }: StaticToolProps) => (
  <div className={styles.static}>
    <p>{tables.length > 0 ? t.reference : t.tool}</p>
    {tables.length === 0 && examples.length > 0 && <h2>{t.examples}</h2>}
    {tables.length === 0 && examples.map(({ inputs, outputs }, index) => <Facts key={index} texts={[...inputs, ...outputs]} />)}
    {tables.map((table) => (
      <Table key={table.label} {...table} />
    ))}
  </div>
);

const Facts = ({ texts }: { readonly texts: readonly LabelledText[] }) => (
  <dl>
    {texts.map(({ label, text }, index) => (
      <div key={index}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const Table = ({ label, headers, rows }: FactTable) => (
  <table>
    <caption>{label}</caption>
    <thead>
      <tr>
        {headers.map((header) => (
          <th key={header}>{header}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={index}>
          {row.map((cell, column) => (
            <td key={headers[column]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface MovedProps {
  readonly to: string;
  readonly name: string;
}

/** The whole of a former path's page. */
export const Moved = ({ to, name }: MovedProps) => (
  <noscript>
    <p>
      {t.moved} <a href={to}>{name}</a>
    </p>
  </noscript>
);
