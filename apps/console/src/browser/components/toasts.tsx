import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';

export function Toasts() {
  return <Notifications position="bottom-right" autoClose={5000} />;
}

export function show(message: string): void {
  notifications.show({ message, color: 'green', role: 'status' });
}
