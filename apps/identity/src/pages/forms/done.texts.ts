import { translations } from '../i18n/index.js';

/**
 * What a change of the account has done, said on the page that it leads to; `before` is for a form that is sent again.
 */
export const doneTexts = translations({
  en: {
    saved: 'Your profile is saved.',
    address_confirmed: 'Your new e-mail address is confirmed.',
    password_changed: 'Your password is changed. You are signed out everywhere else.',
    totp_on: 'The authenticator app is on.',
    totp_removed: 'The authenticator app is removed.',
    passkey_added: 'The passkey is added.',
    passkey_removed: 'The passkey is removed.',
    totp_on_before: 'The authenticator app is on. If you did not keep your recovery codes, make new ones.',
    passkey_added_before: 'The passkey is added. If you did not keep your recovery codes, make new ones.',
    codes_made_before: 'The new codes are made. If you did not keep your recovery codes, make new ones.',
    access_removed: 'The application has no access any more.',
    signed_out: 'The device is signed out.',
    others_signed_out: 'All other devices are signed out.',
    linked: 'The account is linked.',
    unlinked: 'The account is no longer linked.',
  },
  de: {
    saved: 'Ihr Profil ist gespeichert.',
    address_confirmed: 'Ihre neue E-Mail-Adresse ist bestätigt.',
    password_changed: 'Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.',
    totp_on: 'Die Authenticator-App ist eingeschaltet.',
    totp_removed: 'Die Authenticator-App ist entfernt.',
    passkey_added: 'Der Passkey ist hinzugefügt.',
    passkey_removed: 'Der Passkey ist entfernt.',
    totp_on_before:
      'Die Authenticator-App ist eingeschaltet. Wenn Sie Ihre Wiederherstellungscodes nicht aufbewahrt haben, erstellen Sie neue.',
    passkey_added_before:
      'Der Passkey ist hinzugefügt. Wenn Sie Ihre Wiederherstellungscodes nicht aufbewahrt haben, erstellen Sie neue.',
    codes_made_before:
      'Die neuen Codes sind erstellt. Wenn Sie Ihre Wiederherstellungscodes nicht aufbewahrt haben, erstellen Sie neue.',
    access_removed: 'Die Anwendung hat keinen Zugriff mehr.',
    signed_out: 'Das Gerät ist abgemeldet.',
    others_signed_out: 'Alle anderen Geräte sind abgemeldet.',
    linked: 'Das Konto ist verknüpft.',
    unlinked: 'Das Konto ist nicht mehr verknüpft.',
  },
  fr: {
    saved: 'Votre profil est enregistré.',
    address_confirmed: 'Votre nouvelle adresse e-mail est confirmée.',
    password_changed: 'Votre mot de passe est modifié. Vous êtes déconnecté partout ailleurs.',
    totp_on: 'L’application d’authentification est activée.',
    totp_removed: 'L’application d’authentification est retirée.',
    passkey_added: 'La clé d’accès est ajoutée.',
    passkey_removed: 'La clé d’accès est retirée.',
    totp_on_before:
      'L’application d’authentification est activée. Si vous n’avez pas conservé vos codes de secours, créez-en de nouveaux.',
    passkey_added_before:
      'La clé d’accès est ajoutée. Si vous n’avez pas conservé vos codes de secours, créez-en de nouveaux.',
    codes_made_before:
      'Les nouveaux codes sont créés. Si vous n’avez pas conservé vos codes de secours, créez-en de nouveaux.',
    access_removed: 'L’application n’a plus accès.',
    signed_out: 'L’appareil est déconnecté.',
    others_signed_out: 'Tous les autres appareils sont déconnectés.',
    linked: 'Le compte est lié.',
    unlinked: 'Le compte n’est plus lié.',
  },
  es: {
    saved: 'Su perfil está guardado.',
    address_confirmed: 'Su nueva dirección de correo está confirmada.',
    password_changed: 'Su contraseña se ha cambiado. Se ha cerrado su sesión en todos los demás sitios.',
    totp_on: 'La aplicación de autenticación está activada.',
    totp_removed: 'La aplicación de autenticación se ha eliminado.',
    passkey_added: 'La llave de acceso se ha añadido.',
    passkey_removed: 'La llave de acceso se ha eliminado.',
    totp_on_before:
      'La aplicación de autenticación está activada. Si no guardó sus códigos de recuperación, cree otros nuevos.',
    passkey_added_before:
      'La llave de acceso se ha añadido. Si no guardó sus códigos de recuperación, cree otros nuevos.',
    codes_made_before: 'Los códigos nuevos se han creado. Si no guardó sus códigos de recuperación, cree otros nuevos.',
    access_removed: 'La aplicación ya no tiene acceso.',
    signed_out: 'Se ha cerrado la sesión del dispositivo.',
    others_signed_out: 'Se ha cerrado la sesión de todos los demás dispositivos.',
    linked: 'La cuenta está vinculada.',
    unlinked: 'La cuenta ya no está vinculada.',
  },
  it: {
    saved: 'Il Suo profilo è salvato.',
    address_confirmed: 'Il Suo nuovo indirizzo e-mail è confermato.',
    password_changed: 'La password è cambiata. Tutti gli altri dispositivi sono disconnessi.',
    totp_on: 'L’app di autenticazione è attiva.',
    totp_removed: 'L’app di autenticazione è stata rimossa.',
    passkey_added: 'La passkey è stata aggiunta.',
    passkey_removed: 'La passkey è stata rimossa.',
    totp_on_before: 'L’app di autenticazione è attiva. Se non ha conservato i codici di recupero, ne crei di nuovi.',
    passkey_added_before: 'La passkey è stata aggiunta. Se non ha conservato i codici di recupero, ne crei di nuovi.',
    codes_made_before: 'I nuovi codici sono stati creati. Se non ha conservato i codici di recupero, ne crei di nuovi.',
    access_removed: 'L’applicazione non ha più accesso.',
    signed_out: 'Il dispositivo è disconnesso.',
    others_signed_out: 'Tutti gli altri dispositivi sono disconnessi.',
    linked: 'L’account è collegato.',
    unlinked: 'L’account non è più collegato.',
  },
  pt: {
    saved: 'Seu perfil foi salvo.',
    address_confirmed: 'Seu novo endereço de e-mail está confirmado.',
    password_changed: 'Sua senha foi alterada. Você foi desconectado em todos os outros lugares.',
    totp_on: 'O aplicativo autenticador está ativado.',
    totp_removed: 'O aplicativo autenticador foi removido.',
    passkey_added: 'A chave de acesso foi adicionada.',
    passkey_removed: 'A chave de acesso foi removida.',
    totp_on_before:
      'O aplicativo autenticador está ativado. Se você não guardou seus códigos de recuperação, crie novos.',
    passkey_added_before:
      'A chave de acesso foi adicionada. Se você não guardou seus códigos de recuperação, crie novos.',
    codes_made_before: 'Os novos códigos foram criados. Se você não guardou seus códigos de recuperação, crie novos.',
    access_removed: 'O aplicativo não tem mais acesso.',
    signed_out: 'O dispositivo foi desconectado.',
    others_signed_out: 'Todos os outros dispositivos foram desconectados.',
    linked: 'A conta foi vinculada.',
    unlinked: 'A conta não está mais vinculada.',
  },
});
