export interface RowOrder {
  /** Key of the column by which rows are sorted. */
  readonly key: string;
  readonly isDescending: boolean;
}

interface TextColumn<Row> {
  readonly key: string;
  text(this: void, row: Row): string;
}

/** What a click on a column's header does: up, down, and as it was. */
export function nextOrder(order: RowOrder | undefined, key: string): RowOrder | undefined {
  if (order?.key !== key) return { key, isDescending: false };
  return order.isDescending ? undefined : { key, isDescending: true };
}

/** The rows in the order of a column's texts, numbers in them by their values. */
export function orderRows<Row>(rows: readonly Row[], columns: readonly TextColumn<Row>[], order: RowOrder | undefined): readonly Row[] {
  const column = columns.find(({ key }) => key === order?.key);
  if (!order || !column) return rows;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const sorted = rows.toSorted((a, b) => compare(column.text(a), column.text(b)));
  return order.isDescending ? sorted.toReversed() : sorted;
}

/** The rows of which some cell holds a text, whatever its letters' case. */
export function filterRows<Row>(rows: readonly Row[], columns: readonly TextColumn<Row>[], sought: string): readonly Row[] {
  const wanted = sought.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter((row) => columns.some(({ text }) => text(row).toLowerCase().includes(wanted)));
}
