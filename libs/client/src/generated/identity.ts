/* Made from apps/identity/openapi.json by generate.mjs. */

export interface paths {
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profile by scopes */
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
        /** Delete your account, after 14 days in which signing in keeps it; needs a sign-in of the last ten minutes */
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
        /** All that is held of you here, as one file; needs a sign-in of the last ten minutes */
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
        /** Applications that you let in */
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
        /** Shut an application out; its tokens die at once */
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
        /** Your second factors */
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
        /** New recovery codes for those before */
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
        /** Begin to set up an authenticator app; needs a sign-in of the last ten minutes, as every change here */
        post: operations["AccountProtection.beginTotp"];
        /** Remove the authenticator app */
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
        /** Turn the authenticator app on with its first code */
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
        /** Your passkeys; they are added at /account/security/passkeys, as browsers bind them to that origin */
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
        /** Remove a passkey */
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
        /** Where you are signed in */
        get: operations["AccountSessions.list"];
        put?: never;
        post?: never;
        /** Sign out everywhere, here as well */
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
        /** Sign out one browser, and the applications that were let in there */
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
        /** Current user with organizations */
        get: operations["Profile.me"];
        /** Change the profile; for the platform's own applications */
        put: operations["Profile.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the profile; for the platform's own applications */
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
        /** Your OAuth clients, and those of organizations where you hold manage_organization */
        get: operations["OauthClients.list"];
        put?: never;
        /** Register an OAuth client; its secrets are shown once */
        post: operations["OauthClients.create"];
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
        /** One of the OAuth clients that you manage */
        get: operations["OauthClients.get"];
        /** Change an OAuth client, or give it to another owner; scopes that it loses are gone at once from its grants and tokens */
        put: operations["OauthClients.update"];
        post?: never;
        /** Delete an OAuth client with all its grants and tokens */
        delete: operations["OauthClients.remove"];
        options?: never;
        head?: never;
        /** Change an OAuth client, or give it to another owner; scopes that it loses are gone at once from its grants and tokens */
        patch: operations["OauthClients.update.patch"];
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
        /** New client secret; the old one works for the overlap */
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
        /** New webhook secret; webhooks are signed with both during the overlap */
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
        Error: {
            error: string;
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
    };
    responses: {
        /** @description The credentials are missing or invalid */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller lacks a scope or permission */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; `Retry-After` says when */
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
        /** @description A part of the platform is not available; try again later */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What is there already stands against it */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request cannot be read */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such resource */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request can be read, but a field fails; `errors` names it */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large */
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
                    "application/json": {
                        name?: string;
                        surname?: string;
                        email?: string;
                        email_verified?: boolean;
                        /** Format: date */
                        birthday?: string | null;
                        /** @enum {string|null} */
                        gender?: "female" | "male" | "other" | null;
                        /** @description E.164 */
                        phone?: string | null;
                        /** @description BCP 47 */
                        language?: string | null;
                        address?: {
                            street_address: string | null;
                            locality: string | null;
                            region: string | null;
                            postal_code: string | null;
                            country: string | null;
                        } | null;
                        organizations?: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                            role: string;
                            permissions: string[];
                            members_count: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
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
                        data: {
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            erase_after: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
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
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description ISO 8601 with a UTC offset
                         */
                        exported_at: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
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
                        data: {
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
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
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
                        data: {
                            totp: boolean;
                            passkeys: number;
                            /** @description How many are left */
                            recovery_codes: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
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
                        data: {
                            recovery_codes: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description not_found: The resource does not exist. */
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
                        data: {
                            /** @description Base32 */
                            secret: string;
                            /** @description otpauth: */
                            uri: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
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
            403: components["responses"]["Forbidden"];
            /** @description not_found: The resource does not exist. */
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
                "application/json": {
                    code: string;
                };
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
                        data: {
                            recovery_codes: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
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
                        data: {
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
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_used_at: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
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
                        data: {
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
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
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
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
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
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            name: string | null;
                            surname: string | null;
                            email: string | null;
                            email_verified: boolean | null;
                            organizations: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                                slug: string;
                                role: string;
                                permissions: string[];
                                members_count: number;
                            }[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
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
                "application/json": {
                    name?: string;
                    /** @description Empty for people with one name */
                    surname?: string;
                    birthday?: "" | string | (null);
                    gender?: "" | ("female" | "male" | "other") | (null);
                    phone?: "" | string | (null);
                    language?: "" | string | (null);
                    address?: {
                        street_address?: "" | string | (null);
                        locality?: "" | string | (null);
                        region?: "" | string | (null);
                        postal_code?: "" | string | (null);
                        country?: "" | string | (null);
                    } | null;
                };
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
                        data: {
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
                            address: {
                                street_address: string | null;
                                locality: string | null;
                                region: string | null;
                                postal_code: string | null;
                                country: string | null;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
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
                "application/json": {
                    name?: string;
                    /** @description Empty for people with one name */
                    surname?: string;
                    birthday?: "" | string | (null);
                    gender?: "" | ("female" | "male" | "other") | (null);
                    phone?: "" | string | (null);
                    language?: "" | string | (null);
                    address?: {
                        street_address?: "" | string | (null);
                        locality?: "" | string | (null);
                        region?: "" | string | (null);
                        postal_code?: "" | string | (null);
                        country?: "" | string | (null);
                    } | null;
                };
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
                        data: {
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
                            address: {
                                street_address: string | null;
                                locality: string | null;
                                region: string | null;
                                postal_code: string | null;
                                country: string | null;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OauthClients.list": {
        parameters: {
            query?: {
                /** @description Only the clients of this organization */
                organization_uuid?: string;
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
                        data: {
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
                            /** Format: uuid */
                            organization_uuid: string | null;
                            is_active: boolean;
                            is_verified: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            previous_secret_expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
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
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description organization_not_found: The organization does not exist. */
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
                "application/json": {
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
                    /** Format: uuid */
                    organization_uuid?: string | null;
                };
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
                        data: {
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
                            /** Format: uuid */
                            organization_uuid: string | null;
                            is_active: boolean;
                            is_verified: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            previous_secret_expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description organization_not_found: The organization does not exist. */
            404: {
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
                        data: {
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
                            /** Format: uuid */
                            organization_uuid: string | null;
                            is_active: boolean;
                            is_verified: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            previous_secret_expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
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
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
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
                "application/json": {
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
                    /** Format: uuid */
                    organization_uuid?: string | null;
                };
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
                        data: {
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
                            /** Format: uuid */
                            organization_uuid: string | null;
                            is_active: boolean;
                            is_verified: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            previous_secret_expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
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
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
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
                "application/json": {
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
                    /** Format: uuid */
                    organization_uuid?: string | null;
                };
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
                        data: {
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
                            /** Format: uuid */
                            organization_uuid: string | null;
                            is_active: boolean;
                            is_verified: boolean;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            previous_secret_expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
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
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
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
                "application/json": {
                    /** @default 86400 */
                    overlap_seconds?: number;
                };
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
                        data: {
                            client_id: string;
                            client_secret: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            previous_secret_expires_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description no_client_secret: The client has no secret. */
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
                "application/json": {
                    /** @default 86400 */
                    overlap_seconds?: number;
                };
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
                        data: {
                            client_id: string;
                            webhook_secret: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            previous_webhook_secret_expires_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description no_webhook_url: The client has no webhook URL. */
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
