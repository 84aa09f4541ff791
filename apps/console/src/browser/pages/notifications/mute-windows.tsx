import type { MuteWindow } from '@platform/contracts';

const weekdays: Record<MuteWindow['days'][number], string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const everyDay = Object.keys(weekdays) as MuteWindow['days'];
const maxWindows = 10;

/** `every day 22:00 to 07:00, Europe/Berlin`. */
export function muteText({ days, from, to, time_zone }: MuteWindow): string {
  const when = days.length === everyDay.length ? 'every day' : days.map((day) => weekdays[day].slice(0, 3)).join(', ');
  return `${when} ${from} to ${to}, ${time_zone}`;
}

interface MuteWindowsProps {
  /** Begins the names of the controls, which are one's own on the page. */
  id: string;
  windows: readonly MuteWindow[];
  onChange: (windows: MuteWindow[]) => void;
  errors: string[] | undefined;
}

/** The hours of the week in which a rule sends nothing. */
export function MuteWindows({ id, windows, onChange, errors }: MuteWindowsProps) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const replace = (index: number, changes: Partial<MuteWindow>) =>
    onChange(windows.map((one, place) => (place === index ? { ...one, ...changes } : one)));
  return (
    <fieldset>
      <legend>Quiet hours</legend>
      {windows.map((window, index) => (
        <WindowFields
          key={index}
          id={`${id}-mute-${index}`}
          number={index + 1}
          window={window}
          onChange={(changes) => replace(index, changes)}
          onRemove={() => onChange(windows.filter((_, place) => place !== index))}
        />
      ))}
      {errors && <p className="error">{errors.join(' ')}</p>}
      <button
        className="button quiet small"
        type="button"
        disabled={windows.length >= maxWindows}
        onClick={() => onChange([...windows, { days: [...everyDay], from: '22:00', to: '07:00', time_zone: here }])}
      >
        Add quiet hours
      </button>
    </fieldset>
  );
}

interface WindowFieldsProps {
  id: string;
  number: number;
  window: MuteWindow;
  onChange: (changes: Partial<MuteWindow>) => void;
  onRemove: () => void;
}

function WindowFields({ id, number, window, onChange, onRemove }: WindowFieldsProps) {
  const { days, from, to, time_zone } = window;
  const zones = Intl.supportedValuesOf('timeZone');
  const toggle = (day: MuteWindow['days'][number]) =>
    onChange({ days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day] });
  return (
    <fieldset className="window" aria-label={`Quiet hours ${number}`}>
      <div className="days">
        {everyDay.map((day) => (
          <label key={day} className="choice">
            <input type="checkbox" checked={days.includes(day)} onChange={() => toggle(day)} />
            {weekdays[day].slice(0, 3)}
          </label>
        ))}
      </div>
      <div className="hours">
        <div className="field">
          <label htmlFor={`${id}-from`}>From</label>
          <input
            id={`${id}-from`}
            type="time"
            value={from}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-to`}>To</label>
          <input
            id={`${id}-to`}
            type="time"
            value={to}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-zone`}>Time zone</label>
          <select
            id={`${id}-zone`}
            value={time_zone}
            onChange={(event) => onChange({ time_zone: event.currentTarget.value })}
          >
            {[...new Set([time_zone, 'UTC', ...zones])].map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </div>
        <button className="button quiet small danger" type="button" onClick={onRemove}>
          Remove<span className="unseen"> quiet hours {number}</span>
        </button>
      </div>
    </fieldset>
  );
}
