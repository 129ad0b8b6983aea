import { LabelledSelect } from '../../../page/parts/LabelledSelect.tsx';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { namesOf } from '../../../page/words/names-of.ts';
import { facings, NO_MICROPHONE, resolutions } from '../recording.ts';
import type en from '../strings/en.json';
import styles from './camera-recorder.module.css';
import type { Settings } from './settings.ts';
import { countdowns, pictureTypes } from './settings.ts';
import type { Device, Devices } from './use-devices.ts';

interface SettingsCardProps {
  readonly settings: Settings;
  /** Whether the preview is mirrored, chosen or not. */
  readonly isMirrored: boolean;
  readonly devices: Devices;
  /** Devices cannot be changed while something is recorded. */
  readonly isRecording: boolean;
  readonly onChange: (changed: Partial<Settings>) => void;
}

/** Leaves the choice to the system. */
const ANY_DEVICE = '';

/** Only phones have a camera on each side. */
const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

export function SettingsCard({ settings, isMirrored, devices, isRecording, onChange }: SettingsCardProps) {
  const words = useWords<typeof en>();
  const isClient = useIsClient();
  const device = (name: 'cameraId' | 'microphoneId', list: readonly Device[], others: readonly string[]) => {
    const ids = [ANY_DEVICE, ...list.map(({ id }) => id), ...others];
    const chosen = settings[name];
    return {
      disabled: isRecording,
      // One that was unplugged stays chosen.
      options: ids.includes(chosen) ? ids : [...ids, chosen],
      labelOf: (id: string): string => {
        if (id === ANY_DEVICE) return words('anyDevice');
        if (id === NO_MICROPHONE) return words('none');
        const place = list.findIndex((found) => found.id === id);
        return list[place]?.label || words('unnamed', { number: place + 1 });
      },
      value: chosen,
      onChange: (id: string) => onChange({ [name]: id }),
    };
  };
  return (
    <Card title={words('settings')}>
      <div className={styles.settings}>
        <LabelledSelect label={words('camera')} {...device('cameraId', devices.cameras, [])} />
        <LabelledSelect label={words('microphone')} {...device('microphoneId', devices.microphones, [NO_MICROPHONE])} />
        {isClient && isPhone() && settings.cameraId === ANY_DEVICE && (
          <LabelledSelect
            label={words('side')}
            disabled={isRecording}
            options={facings}
            labelOf={(side) => words(side)}
            value={settings.facing}
            onChange={(facing) => onChange({ facing })}
          />
        )}
        <LabelledSelect
          label={words('resolution')}
          disabled={isRecording}
          options={namesOf(resolutions)}
          labelOf={(name) => (name === 'device' ? words('device') : name)}
          value={settings.resolution}
          onChange={(resolution) => onChange({ resolution })}
        />
        <LabelledSelect
          label={words('countdown')}
          options={countdowns}
          labelOf={(seconds) => (seconds === '0' ? words('noCountdown') : words('seconds', { seconds: Number(seconds) }))}
          value={settings.countdown}
          onChange={(countdown) => onChange({ countdown })}
        />
        <LabelledSelect
          label={words('pictureType')}
          options={pictureTypes}
          labelOf={(type) => (type === 'image/png' ? 'PNG' : 'JPEG')}
          value={settings.pictureType}
          onChange={(pictureType) => onChange({ pictureType })}
        />
      </div>
      <div className={styles.switches}>
        <Switch label={words('mirrorPreview')} checked={isMirrored} onChange={(mirrorPreview) => onChange({ mirrorPreview })} />
        <Switch label={words('mirrorFiles')} checked={settings.mirrorFiles} onChange={(mirrorFiles) => onChange({ mirrorFiles })} />
        <Switch label={words('grid')} checked={settings.grid} onChange={(grid) => onChange({ grid })} />
      </div>
    </Card>
  );
}
