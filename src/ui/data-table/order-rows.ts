export interface RowOrder {
  /** Key of the column that the rows are sorted by. */
  readonly key: string;
  readonly isDescending: boolean;
}

interface TextColumn<Row> {
  readonly key: string;
  text(this: void, row: Row): string;
}

/** The order after a click on a column's header: ascending, then descending, then the original order. */
export function nextOrder(order: RowOrder | undefined, key: string): RowOrder | undefined {
  if (order?.key !== key) return { key, isDescending: false };
  return order.isDescending ? undefined : { key, isDescending: true };
}

/** Sorts rows by a column's texts in the browser's locale; digits within a text compare by their numeric value. */
export function orderRows<Row>(rows: readonly Row[], columns: readonly TextColumn<Row>[], order: RowOrder | undefined): readonly Row[] {
  const column = columns.find(({ key }) => key === order?.key);
  if (!order || !column) return rows;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const sorted = rows.toSorted((a, b) => compare(column.text(a), column.text(b)));
  return order.isDescending ? sorted.toReversed() : sorted;
}

/** Keeps the rows with at least one cell that contains the text, in any letter case. */
export function filterRows<Row>(rows: readonly Row[], columns: readonly TextColumn<Row>[], sought: string): readonly Row[] {
  const wanted = sought.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter((row) => columns.some(({ text }) => text(row).toLowerCase().includes(wanted)));
}
