/* Made from apps/identity/openapi.json by generate.mjs. */

export interface paths {
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile that your scopes cover
         * @description Answers with a bare object that holds only what a scope of the token covers.
         */
        get: operations["Profile.user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete your account
         * @description Deletes the account after 14 days, in which signing in keeps it; the person is mailed. Refused to owners of organizations. Sends `user.deleted` at the end. Needs a sign-in of the last ten minutes. Only the platform's own applications may.
         */
        delete: operations["AccountData.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export your data
         * @description Answers with all that is held of the person here, as one file. Needs a sign-in of the last ten minutes. Only the platform's own applications may.
         */
        get: operations["AccountData.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications that you let in
         * @description Lists the applications that the person has let in, with their scopes. Only the platform's own applications may.
         */
        get: operations["AccountSessions.grants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/grants/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Shut an application out
         * @description Takes back what the person allowed the application; its tokens die at once. Sends `grant.revoked`. Only the platform's own applications may.
         */
        delete: operations["AccountSessions.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/mfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your second factors
         * @description Says which second factors the person has, and how many recovery codes are left. Only the platform's own applications may.
         */
        get: operations["AccountProtection.factors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/mfa/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Makes new recovery codes, which are shown once; those before are void. Needs a sign-in of the last ten minutes. Only the platform's own applications may.
         */
        post: operations["AccountProtection.renewCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/mfa/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up an authenticator app
         * @description Answers with the secret for an authenticator app. It counts once its first code is confirmed. Needs a sign-in of the last ten minutes. Only the platform's own applications may.
         */
        post: operations["AccountProtection.beginTotp"];
        /**
         * Remove the authenticator app
         * @description Removes the app as a second factor. The person is mailed. Needs a sign-in of the last ten minutes. Only the platform's own applications may.
         */
        delete: operations["AccountProtection.removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/mfa/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn an authenticator app on
         * @description Turns the app on with its first code, and answers with recovery codes, which are shown once. The person is mailed. Needs a sign-in of the last ten minutes. Only the platform's own applications may.
         */
        post: operations["AccountProtection.confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your passkeys
         * @description Lists the passkeys of the person. They are added at `/account/security/passkeys`, as browsers bind them to that origin. Only the platform's own applications may.
         */
        get: operations["AccountProtection.passkeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/passkeys/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Removes a passkey; it signs nobody in any more. The person is mailed. Needs a sign-in of the last ten minutes. Only the platform's own applications may.
         */
        delete: operations["AccountProtection.removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description Lists the browsers in which the person is signed in, and marks the one of this token. Only the platform's own applications may.
         */
        get: operations["AccountSessions.list"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description Ends all sessions of the person, this one as well, and the tokens of applications that were let in there. Only the platform's own applications may.
         */
        delete: operations["AccountSessions.endAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one browser
         * @description Ends one session and the tokens of applications that were let in there. Only the platform's own applications may.
         */
        delete: operations["AccountSessions.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who you are
         * @description Answers with the person of the token and the organizations that they belong to. What no scope of the token covers is null or empty.
         */
        get: operations["Profile.me"];
        /**
         * Change your profile
         * @description Changes what is given of name, birthday, gender, phone number, address and language. Sends `user.updated`. Only the platform's own applications may.
         */
        put: operations["Profile.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your profile
         * @description Changes what is given of name, birthday, gender, phone number, address and language. Sends `user.updated`. Only the platform's own applications may.
         */
        patch: operations["Profile.update.patch"];
        trace?: never;
    };
    "/api/v1/oauth-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your OAuth clients
         * @description Lists the clients of the person and of organizations where they hold `manage_organization`, by name where that is asked for. All of them, unless a page is asked for. Needs the scope `clients:manage`.
         */
        get: operations["OauthClients.list"];
        put?: never;
        /**
         * Register an OAuth client
         * @description Registers a client for the person or an organization. Its secrets are in this answer only. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        post: operations["OauthClients.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth-clients/branding/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the mark of an OAuth client
         * @description Answers with the picture at this address, which pages of a sign-in show. Without a token.
         */
        get: operations["ClientMark.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth-clients/{client_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an OAuth client
         * @description Answers with a client that the person manages, without its secrets. Needs the scope `clients:manage`.
         */
        get: operations["OauthClients.get"];
        /**
         * Change an OAuth client
         * @description Changes what is given, or gives the client to another owner. Scopes that it loses are gone at once from its grants and tokens. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        put: operations["OauthClients.update"];
        post?: never;
        /**
         * Delete an OAuth client
         * @description Deletes the client with all its grants and tokens. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        delete: operations["OauthClients.remove"];
        options?: never;
        head?: never;
        /**
         * Change an OAuth client
         * @description Changes what is given, or gives the client to another owner. Scopes that it loses are gone at once from its grants and tokens. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        patch: operations["OauthClients.update.patch"];
        trace?: never;
    };
    "/api/v1/oauth-clients/{client_id}/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the branding of an OAuth client
         * @description Answers with how the pages of a sign-in with the client look; null is as its organization looks, else as the platform. Needs the scope `clients:manage`.
         */
        get: operations["ClientBranding.get"];
        /**
         * Change the branding of an OAuth client
         * @description Changes what is given and leaves the rest as it is; null takes it away. The sign-in, consent and device pages of the client show it with its name. What changes more than the colour ends a verification by the operator. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        put: operations["ClientBranding.update"];
        post?: never;
        /**
         * Remove the branding of an OAuth client
         * @description Takes all of it away, with the mark: the pages look like the organization, else like the platform. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        delete: operations["ClientBranding.remove"];
        options?: never;
        head?: never;
        /**
         * Change the branding of an OAuth client
         * @description Changes what is given and leaves the rest as it is; null takes it away. The sign-in, consent and device pages of the client show it with its name. What changes more than the colour ends a verification by the operator. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        patch: operations["ClientBranding.update.patch"];
        trace?: never;
    };
    "/api/v1/oauth-clients/{client_id}/branding/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the mark of an OAuth client
         * @description Takes a PNG, JPEG or WebP picture and draws it anew as a square PNG of 256 pixels; what is not square gets a transparent margin. Ends a verification by the operator. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        put: operations["ClientBranding.putMark"];
        post?: never;
        /**
         * Remove the mark of an OAuth client
         * @description Removes the picture, also from its address. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        delete: operations["ClientBranding.removeMark"];
        options?: never;
        head?: never;
        /**
         * Set the mark of an OAuth client
         * @description Takes a PNG, JPEG or WebP picture and draws it anew as a square PNG of 256 pixels; what is not square gets a transparent margin. Ends a verification by the operator. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        patch: operations["ClientBranding.putMark.patch"];
        trace?: never;
    };
    "/api/v1/oauth-clients/{client_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the client secret
         * @description Makes a new secret, in this answer only; the old one works for the overlap. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        post: operations["OauthClients.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth-clients/{client_id}/rotate-webhook-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the webhook secret
         * @description Makes a new webhook secret, in this answer only; webhooks are signed with both during the overlap. Noted in the audit log of the organization. Needs the scope `clients:manage`.
         */
        post: operations["OauthClients.rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountDeletion: {
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            erase_after: string;
        };
        AccountExport: {
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            exported_at: string;
        } & {
            [key: string]: unknown;
        };
        AccountGrant: {
            client_id: string;
            client_name: string;
            is_first_party: boolean;
            scopes: string[];
            /** @description Single claims, asked for by the `claims` parameter */
            claims: string[];
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            created_at: string;
        };
        AccountMfa: {
            totp: boolean;
            passkeys: number;
            /** @description How many are left */
            recovery_codes: number;
        };
        AccountSession: {
            id: string;
            browser: string | null;
            system: string | null;
            /** @description The network of the last sign-in: /24 of IPv4, /48 of IPv6 */
            network: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            signed_in_at: string;
            /** @description How the person proved who they are (RFC 8176) */
            amr: string[];
            is_current: boolean;
        };
        Branding: {
            accent: string | null;
            /** @description Of a square PNG picture; another picture has another address */
            mark_url: string | null;
            support_email: string | null;
            support_url: string | null;
            terms_url: string | null;
            privacy_url: string | null;
            footer_text: string | null;
            updated_at: string | null;
        };
        ConfirmTotp: {
            code: string;
        };
        CreateOauthClient: {
            name: string;
            /**
             * @default confidential
             * @enum {string}
             */
            type?: "confidential" | "public";
            /** @description https, http on a loopback address, or the scheme of an app. A public client with only http on 127.0.0.1 or [::1] comes back to any port there (RFC 8252), and people are asked for their consent each time */
            redirect_uris: string[];
            /** @default [] */
            post_logout_redirect_uris?: string[];
            scopes: string[];
            webhook_url?: string | null;
            logo_uri?: string | null;
            policy_uri?: string | null;
            tos_uri?: string | null;
            /**
             * @description Puts the claims of the scopes into the ID token as well; else they are at the userinfo only
             * @default true
             */
            claims_in_id_token?: boolean;
            jwks?: {
                keys: ({
                    kty: string;
                } & {
                    [key: string]: unknown;
                })[];
            } | null;
            jwks_uri?: string | null;
            backchannel_logout_uri?: string | null;
            organization_uuid?: string | null;
        };
        CreatedOauthClient: {
            client_id: string;
            name: string;
            /** @enum {string} */
            type: "confidential" | "public";
            redirect_uris: string[];
            post_logout_redirect_uris: string[];
            scopes: string[];
            webhook_url: string | null;
            /** @enum {string} */
            webhook_audience: "authorized" | "all";
            logo_uri: string | null;
            policy_uri: string | null;
            tos_uri: string | null;
            jwks: {
                keys: ({
                    kty: string;
                } & {
                    [key: string]: unknown;
                })[];
            } | null;
            jwks_uri: string | null;
            backchannel_logout_uri: string | null;
            claims_in_id_token: boolean;
            organization_uuid: string | null;
            is_active: boolean;
            is_verified: boolean;
            previous_secret_expires_at: string | null;
            previous_webhook_secret_expires_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            updated_at: string;
            client_secret: string | null;
            webhook_secret: string | null;
        };
        CurrentUser: {
            /** Format: uuid */
            uuid: string;
            name: string | null;
            surname: string | null;
            email: string | null;
            email_verified: boolean | null;
            organizations: components["schemas"]["MembershipSummary"][];
        };
        Error: {
            /** @description The code; of links 1 for every failure */
            error: string;
            /** @description What went wrong, for people */
            message: string;
            /** @description What is wrong with each field, by its path */
            errors?: {
                [key: string]: string[];
            };
            /** @description Of `internal_error`: what the operator finds it by */
            request_id?: string;
            /** @description Of `last_owner`: what the person owns */
            organizations?: {
                /** Format: uuid */
                uuid: string;
                name: string;
                slug: string;
                /** @description false while the operator suspends it: then only the operator can transfer or delete it */
                is_active: boolean;
            }[];
            /**
             * @description Of `insufficient_permission`: the permission that is missing
             * @enum {string}
             */
            permission?: "manage_organization" | "manage_members" | "manage_roles" | "invite_members" | "remove_members" | "view_members" | "view_audit_logs" | "manage_sso" | "manage_scim" | "manage_billing" | "manage_notifications";
        };
        MembershipSummary: {
            /** Format: uuid */
            uuid: string;
            name: string;
            slug: string;
            role: string;
            permissions: string[];
            members_count: number;
        };
        OauthClient: {
            client_id: string;
            name: string;
            /** @enum {string} */
            type: "confidential" | "public";
            redirect_uris: string[];
            post_logout_redirect_uris: string[];
            scopes: string[];
            webhook_url: string | null;
            /** @enum {string} */
            webhook_audience: "authorized" | "all";
            logo_uri: string | null;
            policy_uri: string | null;
            tos_uri: string | null;
            jwks: {
                keys: ({
                    kty: string;
                } & {
                    [key: string]: unknown;
                })[];
            } | null;
            jwks_uri: string | null;
            backchannel_logout_uri: string | null;
            claims_in_id_token: boolean;
            organization_uuid: string | null;
            is_active: boolean;
            is_verified: boolean;
            previous_secret_expires_at: string | null;
            previous_webhook_secret_expires_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            updated_at: string;
        };
        OwnProfile: {
            /** Format: uuid */
            uuid: string;
            name: string;
            surname: string;
            email: string;
            email_verified: boolean;
            birthday: string | null;
            gender: string | null;
            phone: string | null;
            language: string | null;
            address: components["schemas"]["PostalAddress"] | null;
        };
        Passkey: {
            /** Format: uuid */
            uuid: string;
            name: string;
            /** @description Kept by the maker of the device as well */
            is_backed_up: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            created_at: string;
            last_used_at: string | null;
        };
        PostalAddress: {
            street_address: string | null;
            locality: string | null;
            region: string | null;
            postal_code: string | null;
            country: string | null;
        };
        Profile: {
            name?: string;
            surname?: string;
            email?: string;
            email_verified?: boolean;
            birthday?: string | null;
            gender?: ("female" | "male" | "other") | null;
            /** @description E.164 */
            phone?: string | null;
            /** @description BCP 47 */
            language?: string | null;
            address?: components["schemas"]["PostalAddress"] | null;
            organizations?: components["schemas"]["MembershipSummary"][];
        };
        PutBrandingMark: {
            /** @description A PNG, JPEG or WebP picture as a data URL, at most 200 KB */
            picture: string;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        /** @default {} */
        RotateSecret: {
            /** @default 86400 */
            overlap_seconds?: number;
        };
        RotatedSecret: {
            client_id: string;
            client_secret: string;
            previous_secret_expires_at: string | null;
        };
        RotatedWebhookSecret: {
            client_id: string;
            webhook_secret: string;
            previous_webhook_secret_expires_at: string | null;
        };
        TotpSetup: {
            /** @description Base32 */
            secret: string;
            /** @description otpauth: */
            uri: string;
        };
        UpdateBranding: {
            /** @description Buttons and links of its pages; moved where it could not be read */
            accent?: string | null;
            support_email?: string | null;
            support_url?: string | null;
            terms_url?: string | null;
            privacy_url?: string | null;
            /** @description At the foot of its pages; no address in it */
            footer_text?: string | null;
        };
        UpdateOauthClient: {
            name?: string;
            /** @description https, http on a loopback address, or the scheme of an app. A public client with only http on 127.0.0.1 or [::1] comes back to any port there (RFC 8252), and people are asked for their consent each time */
            redirect_uris?: string[];
            post_logout_redirect_uris?: string[];
            scopes?: string[];
            webhook_url?: string | null;
            logo_uri?: string | null;
            policy_uri?: string | null;
            tos_uri?: string | null;
            /** @description Puts the claims of the scopes into the ID token as well; else they are at the userinfo only */
            claims_in_id_token?: boolean;
            jwks?: {
                keys: ({
                    kty: string;
                } & {
                    [key: string]: unknown;
                })[];
            } | null;
            jwks_uri?: string | null;
            backchannel_logout_uri?: string | null;
            organization_uuid?: string | null;
        };
        UpdateProfile: {
            name?: string;
            /** @description Empty for people with one name */
            surname?: string;
            birthday?: "" | string | null;
            gender?: "" | ("female" | "male" | "other") | null;
            phone?: "" | string | null;
            language?: "" | string | null;
            address?: {
                street_address?: "" | string | null;
                locality?: "" | string | null;
                region?: "" | string | null;
                postal_code?: "" | string | null;
                country?: "" | string | null;
            } | null;
        };
        UpdatedOauthClient: {
            client_id: string;
            name: string;
            /** @enum {string} */
            type: "confidential" | "public";
            redirect_uris: string[];
            post_logout_redirect_uris: string[];
            scopes: string[];
            webhook_url: string | null;
            /** @enum {string} */
            webhook_audience: "authorized" | "all";
            logo_uri: string | null;
            policy_uri: string | null;
            tos_uri: string | null;
            jwks: {
                keys: ({
                    kty: string;
                } & {
                    [key: string]: unknown;
                })[];
            } | null;
            jwks_uri: string | null;
            backchannel_logout_uri: string | null;
            claims_in_id_token: boolean;
            organization_uuid: string | null;
            is_active: boolean;
            is_verified: boolean;
            previous_secret_expires_at: string | null;
            previous_webhook_secret_expires_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            updated_at: string;
            webhook_secret?: string;
            client_secret?: string;
        };
    };
    responses: {
        /**
         * @description - `unauthenticated`: An access token is required.
         *     - `invalid_token`: The access token is missing, unknown, expired or revoked.
         */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description - `insufficient_scope`: The access token lacks a required scope.
         *     - `user_required`: This needs the token of a person, not of a client.
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `rate_limit_exceeded`: Too many requests. */
        TooManyRequests: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `internal_error`: Something went wrong. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `unavailable`: A part of the platform is not available. Please try again. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `invalid_request`: The request could not be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `not_found`: The resource does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `validation_failed`: The given data was invalid. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `idempotency_key_reused`: The idempotency key was used with another request. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `payload_too_large`: The request body is too large. */
        ContentTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
        "Idempotency-Key": string;
    };
    requestBodies: never;
    headers: {
        /** @description Requests a minute that the caller may make */
        "X-RateLimit-Limit": number;
        /** @description How many of them are left */
        "X-RateLimit-Remaining": number;
        /** @description Seconds to wait */
        "Retry-After": number;
        /** @description `true` on an answer that is given again for its `Idempotency-Key` */
        "Idempotent-Replayed": boolean;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "Profile.user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountData.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountDeletion"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `reauthentication_required`: Please sign in again to confirm that it is you.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description - `last_owner`: You own an organization. Transfer or delete it first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountData.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `reauthentication_required`: Please sign in again to confirm that it is you.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountSessions.grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountGrant"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountSessions.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountProtection.factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountMfa"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountProtection.renewCodes": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `reauthentication_required`: Please sign in again to confirm that it is you.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description - `not_found`: The resource does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountProtection.beginTotp": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TotpSetup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `reauthentication_required`: Please sign in again to confirm that it is you.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountProtection.removeTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `reauthentication_required`: Please sign in again to confirm that it is you.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description - `not_found`: The resource does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountProtection.confirmTotp": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmTotp"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `reauthentication_required`: Please sign in again to confirm that it is you.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountProtection.passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountProtection.removePasskey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `reauthentication_required`: Please sign in again to confirm that it is you.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountSessions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountSession"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountSessions.endAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AccountSessions.end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Profile.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CurrentUser"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Profile.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfile"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Profile.update.patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfile"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OauthClients.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description Only the clients of this organization */
                organization_uuid?: string;
                /** @description Part of the name, in any letter case, or a whole client id */
                q?: string;
                /** @description With a `-` before it, the newest or the last come first */
                sort?: "created_at" | "-created_at" | "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OauthClient"][];
                        links?: {
                            first: string;
                            last: string;
                            prev: string | null;
                            next: string | null;
                        };
                        meta?: {
                            current_page: number;
                            from: number | null;
                            last_page: number;
                            path: string;
                            per_page: number;
                            to: number | null;
                            total: number;
                            /**
                             * @description There are `total` or more: no more were counted
                             * @enum {boolean}
                             */
                            total_is_lower_bound?: true;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description - `organization_not_found`: The organization does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OauthClients.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOauthClient"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreatedOauthClient"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `insufficient_permission`: You lack a required permission in this organization.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description - `organization_not_found`: The organization does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `idempotency_key_reused`: The idempotency key was used with another request.
             *     - `limit_reached`: The limit of this resource is reached.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ClientMark.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OauthClients.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OauthClient"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OauthClients.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOauthClient"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UpdatedOauthClient"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `insufficient_permission`: You lack a required permission in this organization.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `not_found`: The resource does not exist.
             *     - `organization_not_found`: The organization does not exist.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description - `limit_reached`: The limit of this resource is reached. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OauthClients.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OauthClients.update.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOauthClient"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UpdatedOauthClient"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `insufficient_permission`: You lack a required permission in this organization.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `not_found`: The resource does not exist.
             *     - `organization_not_found`: The organization does not exist.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description - `limit_reached`: The limit of this resource is reached. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ClientBranding.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Branding"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ClientBranding.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBranding"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Branding"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ClientBranding.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ClientBranding.update.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBranding"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Branding"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ClientBranding.putMark": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutBrandingMark"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Branding"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ClientBranding.removeMark": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ClientBranding.putMark.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutBrandingMark"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Branding"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OauthClients.rotateSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateSecret"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RotatedSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description - `idempotency_key_reused`: The idempotency key was used with another request.
             *     - `no_client_secret`: The client has no secret.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OauthClients.rotateWebhookSecret": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                client_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateSecret"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RotatedWebhookSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `organization_inactive`: The organization is suspended.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description - `idempotency_key_reused`: The idempotency key was used with another request.
             *     - `no_webhook_url`: The client has no webhook URL.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
