/** Public paths, whole (docs/decisions.md#addresses-of-the-provider): nothing is mounted below another path. */
export const routes = {
  authorization: '/oauth/authorize',
  code_verification: '/oauth/device',
  end_session: '/oauth/logout',
  token: '/api/oauth/token',
  pushed_authorization_request: '/api/oauth/par',
  device_authorization: '/api/oauth/device_authorization',
  revocation: '/api/oauth/revoke',
  introspection: '/api/oauth/introspect',
  jwks: '/api/.well-known/jwks.json',
  userinfo: '/api/userinfo',
};

export const cookieNames = {
  session: 'identity_session',
  interaction: 'identity_interaction',
  resume: 'identity_resume',
};
