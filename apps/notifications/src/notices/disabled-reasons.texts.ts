import { translations } from '@platform/service-kit';

/** Why a destination was disabled, by the engine's or the channel's word. */
export const disabledReasons = translations({
  en: {
    gone: 'It answered 410 Gone, which says that it wants no more messages.',
    failing: 'It has only failed for days.',
    bot_removed: 'The Telegram bot was taken out of its chat. It goes on by itself when the bot is added again.',
    chat_not_found: 'Its Telegram chat does not exist any more.',
    user_deactivated: 'The Telegram account that it writes to was deleted.',
    no_right_to_write: 'The Telegram bot may not write in its chat any more.',
    webhook_deleted: 'The webhook that it writes to does not exist any more.',
    forum_needs_thread:
      'The Discord forum that it writes to needs a thread: put its id into the address (?thread_id=…).',
    workflow_gone: 'The Teams workflow that it writes to was switched off or deleted.',
    no_recipient_left: 'None of its addresses can get mail any more.',
  },
  de: {
    gone: 'Das Ziel hat mit 410 Gone geantwortet und will damit keine Nachrichten mehr.',
    failing: 'Seit Tagen ist jede Zustellung fehlgeschlagen.',
    bot_removed: 'Der Telegram-Bot wurde aus dem Chat entfernt. Wird er wieder hinzugefügt, geht es von selbst weiter.',
    chat_not_found: 'Den Telegram-Chat gibt es nicht mehr.',
    user_deactivated: 'Das Telegram-Konto, an das gesendet wird, wurde gelöscht.',
    no_right_to_write: 'Der Telegram-Bot darf in dem Chat nicht mehr schreiben.',
    webhook_deleted: 'Den Webhook, an den gesendet wird, gibt es nicht mehr.',
    forum_needs_thread:
      'Das Discord-Forum, in das geschrieben wird, braucht einen Thread: Hängen Sie dessen ID an die Adresse an (?thread_id=…).',
    workflow_gone: 'Der Teams-Workflow, an den gesendet wird, wurde ausgeschaltet oder gelöscht.',
    no_recipient_left: 'Keine der Adressen kann noch E-Mails erhalten.',
  },
  fr: {
    gone: 'La destination a répondu 410 Gone : elle ne veut plus de messages.',
    failing: 'Depuis plusieurs jours, tous les envois échouent.',
    bot_removed:
      'Le bot Telegram a été retiré de la conversation. L’envoi reprendra de lui-même dès qu’il y sera de nouveau ajouté.',
    chat_not_found: 'La conversation Telegram n’existe plus.',
    user_deactivated: 'Le compte Telegram destinataire a été supprimé.',
    no_right_to_write: 'Le bot Telegram n’a plus le droit d’écrire dans la conversation.',
    webhook_deleted: 'Le webhook destinataire n’existe plus.',
    forum_needs_thread:
      'Le forum Discord destinataire exige un fil : ajoutez son identifiant à l’adresse (?thread_id=…).',
    workflow_gone: 'Le workflow Teams destinataire a été désactivé ou supprimé.',
    no_recipient_left: 'Plus aucune des adresses ne peut recevoir de messages.',
  },
  es: {
    gone: 'El destino respondió 410 Gone, es decir, no quiere más mensajes.',
    failing: 'Desde hace días fallan todos los envíos.',
    bot_removed: 'El bot de Telegram fue retirado del chat. El envío continuará por sí solo cuando se añada de nuevo.',
    chat_not_found: 'El chat de Telegram ya no existe.',
    user_deactivated: 'La cuenta de Telegram destinataria fue eliminada.',
    no_right_to_write: 'El bot de Telegram ya no puede escribir en el chat.',
    webhook_deleted: 'El webhook destinatario ya no existe.',
    forum_needs_thread:
      'El foro de Discord al que se escribe necesita un hilo: añada su identificador a la dirección (?thread_id=…).',
    workflow_gone: 'El flujo de trabajo de Teams destinatario fue desactivado o eliminado.',
    no_recipient_left: 'Ya ninguna de las direcciones puede recibir correo.',
  },
  it: {
    gone: 'La destinazione ha risposto 410 Gone: non vuole più messaggi.',
    failing: 'Da giorni tutti gli invii falliscono.',
    bot_removed:
      'Il bot di Telegram è stato tolto dalla chat. L’invio riprende da solo quando il bot viene aggiunto di nuovo.',
    chat_not_found: 'La chat di Telegram non esiste più.',
    user_deactivated: 'L’account Telegram destinatario è stato eliminato.',
    no_right_to_write: 'Il bot di Telegram non può più scrivere nella chat.',
    webhook_deleted: 'Il webhook destinatario non esiste più.',
    forum_needs_thread:
      'Il forum Discord in cui si scrive richiede un thread: aggiunga il suo ID all’indirizzo (?thread_id=…).',
    workflow_gone: 'Il flusso di lavoro di Teams destinatario è stato disattivato o eliminato.',
    no_recipient_left: 'Nessuno degli indirizzi può più ricevere e-mail.',
  },
  pt: {
    gone: 'O destino respondeu 410 Gone, ou seja, não quer mais mensagens.',
    failing: 'Há dias todos os envios falham.',
    bot_removed:
      'O bot do Telegram foi retirado da conversa. O envio continua sozinho quando ele for adicionado de novo.',
    chat_not_found: 'A conversa do Telegram não existe mais.',
    user_deactivated: 'A conta do Telegram que recebia as mensagens foi excluída.',
    no_right_to_write: 'O bot do Telegram não pode mais escrever na conversa.',
    webhook_deleted: 'O webhook que recebia as mensagens não existe mais.',
    forum_needs_thread:
      'O fórum do Discord em que se escreve exige um tópico: acrescente o ID dele ao endereço (?thread_id=…).',
    workflow_gone: 'O fluxo de trabalho do Teams que recebia as mensagens foi desativado ou excluído.',
    no_recipient_left: 'Nenhum dos endereços pode mais receber mensagens.',
  },
});
