import { Field } from '../../../page/Field.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { LazyZoneSelect } from '../../../page/parts/LazyZoneSelect.tsx';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { formatZoneNames, zoneNames } from '../zone-names.ts';

/** Shows the time in other zones, which can be added and removed. */
export function WorldClock({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  const names = zoneNames(operation.input.otherTimeZones);
  const keep = (zones: readonly string[]): void => operation.set('otherTimeZones', formatZoneNames(zones));
  return (
    <Card title={words('elsewhere')}>
      <Output
        operation={operation}
        name="timeZones"
        view={(props) => (
          <TableOutput
            {...props}
            rowHeader="timeZone"
            copied="dateTime"
            remark={(row) => (
              <Button
                size="small"
                variant="text"
                icon={<CloseIcon />}
                iconOnly
                disabled={operation.isStale}
                onClick={() => keep(names.filter((_, index) => index !== props.value.indexOf(row)))}
              >
                {words('removeZone', { zone: row.timeZone })}
              </Button>
            )}
          />
        )}
      />
      <Field
        operation={operation}
        name="otherTimeZones"
        control={(props) => <LazyZoneSelect {...props} isAdding onChange={(zone) => !names.includes(zone) && keep([...names, zone])} />}
      />
    </Card>
  );
}
