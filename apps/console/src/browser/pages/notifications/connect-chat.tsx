import type { ConnectInstructions } from '@platform/contracts';
import { CopiedText } from '../../components/copied-text.js';
import { Facts } from '../../components/facts.js';
import { momentOf } from '../../components/words.js';

/** How a Telegram chat is connected. Shown once, right after the token was made. */
export function ConnectChat({ instructions }: { instructions: ConnectInstructions }) {
  const { command, group_command, deep_link, group_link, expires_at } = instructions;
  return (
    <div className="notice" role="status">
      <p>
        Connect the chat now: this works once, until {momentOf(expires_at)}. Keep it to yourself, as whoever has it can
        connect a chat of theirs.
      </p>
      <div className="actions">
        <a className="button small" href={deep_link} target="_blank" rel="noreferrer">
          Connect a private chat
        </a>
        <a className="button small" href={group_link} target="_blank" rel="noreferrer">
          Add the bot to a group
        </a>
      </div>
      <Facts
        of={{
          'Or send it in a chat or channel': <CopiedText text={command} about="the command" />,
          'Or in a group that has the bot': <CopiedText text={group_command} about="the command for a group" />,
        }}
      />
    </div>
  );
}
