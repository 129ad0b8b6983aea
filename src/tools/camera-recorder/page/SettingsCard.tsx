import type { ReactNode } from 'react';
import { useId } from 'react';
import look from '../../../page/look.module.css';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import { NativeSelect } from '../../../ui/native-select/NativeSelect.tsx';
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

/** Only phones have a camera on each side. */
const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

export function SettingsCard({ settings, isMirrored, devices, isRecording, onChange }: SettingsCardProps) {
  const words = useWords<typeof en>();
  const isClient = useIsClient();
  const labelIn =
    (list: readonly Device[]) =>
    (id: string): string => {
      if (id === '') return words('anyDevice');
      if (id === NO_MICROPHONE) return words('none');
      const place = list.findIndex((device) => device.id === id);
      return list[place]?.label || words('unnamed', { number: place + 1 });
    };
  const cameraIds = ['', ...devices.cameras.map(({ id }) => id)];
  const microphoneIds = ['', ...devices.microphones.map(({ id }) => id), NO_MICROPHONE];
  return (
    <Card title={words('settings')}>
      <div className={styles.settings}>
        <Setting label={words('camera')}>
          {(id) => (
            <NativeSelect
              id={id}
              disabled={isRecording}
              options={cameraIds.includes(settings.cameraId) ? cameraIds : [...cameraIds, settings.cameraId]}
              labelOf={labelIn(devices.cameras)}
              value={settings.cameraId}
              onChange={(cameraId) => onChange({ cameraId })}
            />
          )}
        </Setting>
        <Setting label={words('microphone')}>
          {(id) => (
            <NativeSelect
              id={id}
              disabled={isRecording}
              options={microphoneIds.includes(settings.microphoneId) ? microphoneIds : [...microphoneIds, settings.microphoneId]}
              labelOf={labelIn(devices.microphones)}
              value={settings.microphoneId}
              onChange={(microphoneId) => onChange({ microphoneId })}
            />
          )}
        </Setting>
        {isClient && isPhone() && settings.cameraId === '' && (
          <Setting label={words('side')}>
            {(id) => (
              <NativeSelect
                id={id}
                disabled={isRecording}
                options={facings}
                labelOf={(side) => words(side)}
                value={settings.facing}
                onChange={(facing) => onChange({ facing })}
              />
            )}
          </Setting>
        )}
        <Setting label={words('resolution')}>
          {(id) => (
            <NativeSelect
              id={id}
              disabled={isRecording}
              options={namesOf(resolutions)}
              labelOf={(name) => (name === 'device' ? words('device') : name)}
              value={settings.resolution}
              onChange={(resolution) => onChange({ resolution })}
            />
          )}
        </Setting>
        <Setting label={words('countdown')}>
          {(id) => (
            <NativeSelect
              id={id}
              options={countdowns}
              labelOf={(seconds) => (seconds === '0' ? words('noCountdown') : words('seconds', { seconds: Number(seconds) }))}
              value={settings.countdown}
              onChange={(countdown) => onChange({ countdown })}
            />
          )}
        </Setting>
        <Setting label={words('pictureType')}>
          {(id) => (
            <NativeSelect
              id={id}
              options={pictureTypes}
              labelOf={(type) => (type === 'image/png' ? 'PNG' : 'JPEG')}
              value={settings.pictureType}
              onChange={(pictureType) => onChange({ pictureType })}
            />
          )}
        </Setting>
      </div>
      <div className={styles.switches}>
        <Switch label={words('mirrorPreview')} checked={isMirrored} onChange={(mirrorPreview) => onChange({ mirrorPreview })} />
        <Switch label={words('mirrorFiles')} checked={settings.mirrorFiles} onChange={(mirrorFiles) => onChange({ mirrorFiles })} />
        <Switch label={words('grid')} checked={settings.grid} onChange={(grid) => onChange({ grid })} />
      </div>
    </Card>
  );
}

function Setting({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <label className={look.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
