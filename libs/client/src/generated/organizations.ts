/* Made from apps/organizations/openapi.json by generate.mjs. */

export interface paths {
    "/api/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ReceivedInvitations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{uuid}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ReceivedInvitations.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{uuid}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ReceivedInvitations.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invite-links/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Joining.join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Organizations.list"];
        put?: never;
        post: operations["Organizations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/suggested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DomainJoining.suggested"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Organizations.get"];
        put: operations["Organizations.update"];
        post?: never;
        /** Owner only */
        delete: operations["Organizations.delete"];
        options?: never;
        head?: never;
        patch: operations["Organizations.update.patch"];
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AuditLogs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/audit-logs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole log, or what the filters leave of it, as a CSV or NDJSON file */
        get: operations["AuditLogs.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/audit-logs/{entryUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AuditLogs.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Domains.list"];
        put?: never;
        post: operations["Domains.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/domains/{domainUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Domains.get"];
        put: operations["Domains.update"];
        post?: never;
        delete: operations["Domains.delete"];
        options?: never;
        head?: never;
        patch: operations["Domains.update.patch"];
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/domains/{domainUuid}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Domains.verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Invitations.list"];
        put?: never;
        post: operations["Invitations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/invitations/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Up to 50 at once; one result for each, in their order */
        post: operations["Invitations.createMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/invitations/{invitationUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Invitations.get"];
        put?: never;
        post?: never;
        /** Cancels a pending invitation */
        delete: operations["Invitations.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/invitations/{invitationUuid}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new link by mail and seven new days; the old link ends */
        post: operations["Invitations.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/invite-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["InviteLinks.list"];
        put?: never;
        post: operations["InviteLinks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/invite-links/{linkUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["InviteLinks.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["DomainJoining.join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Members.list"];
        put?: never;
        post: operations["Members.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/members/{userUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Needs view_members, except for oneself */
        get: operations["Members.get"];
        put: operations["Members.update"];
        post?: never;
        /** Needs remove_members, except to leave */
        delete: operations["Members.remove"];
        options?: never;
        head?: never;
        patch: operations["Members.update.patch"];
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Permissions.check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Roles.list"];
        put?: never;
        post: operations["Roles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/roles/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By id or name */
        get: operations["Roles.get"];
        put: operations["Roles.update"];
        post?: never;
        delete: operations["Roles.delete"];
        options?: never;
        head?: never;
        patch: operations["Roles.update.patch"];
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Teams.list"];
        put?: never;
        post: operations["Teams.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/teams/{team}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Teams.get"];
        put: operations["Teams.update"];
        post?: never;
        delete: operations["Teams.delete"];
        options?: never;
        head?: never;
        patch: operations["Teams.update.patch"];
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/transfer-ownership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Owner only; the owner becomes an administrator; needs a sign-in of the last ten minutes */
        post: operations["Organizations.transfer"];
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
        /** @description What is there already stands against it */
        Conflict: {
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
    "ReceivedInvitations.list": {
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
                            email: string;
                            role: string;
                            role_display_name: string;
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
                            /** @description Display name of the inviter */
                            invited_by: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            expires_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                            organization: {
                                /** Format: uuid */
                                uuid: string;
                                name: string;
                                slug: string;
                            };
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
    "ReceivedInvitations.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            joined_at: string;
                        };
                    };
                };
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
    "ReceivedInvitations.decline": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
                        };
                    };
                };
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
    "Joining.join": {
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
                    token: string;
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
                            /** Format: uuid */
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            joined_at: string;
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
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Organizations.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
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
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                            description: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                            is_active: boolean;
                            /** @description Only members who signed in with a second factor get in */
                            requires_mfa: boolean;
                            members_count: number;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
                        }[];
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Organizations.create": {
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
                    description?: string | null;
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
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                            description: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "DomainJoining.suggested": {
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
                            slug: string;
                            domain: string;
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
    "Organizations.get": {
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
                            slug: string;
                            description: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                            is_active: boolean;
                            /** @description Only members who signed in with a second factor get in */
                            requires_mfa: boolean;
                            members_count: number;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
                            your_role: string;
                            your_permissions: string[];
                            owner: {
                                /** Format: uuid */
                                user_uuid: string;
                                name: string;
                                surname: string;
                            };
                            roles: {
                                id: number;
                                name: string;
                                display_name: string;
                                permissions: string[];
                                is_system: boolean;
                                is_default: boolean;
                                members_count: number;
                            }[];
                            members?: {
                                /** Format: uuid */
                                user_uuid: string;
                                email: string;
                                name: string;
                                surname: string;
                                role: string;
                                role_display_name: string;
                                permissions: string[];
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                joined_at: string;
                            }[];
                            pending_invitations_count: number;
                            /** @description Verified ones */
                            domains_count: number;
                            sso_enabled: boolean;
                            scim_enabled: boolean;
                            /** @description Empty: there is nothing to set yet */
                            settings: Record<string, never>;
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
    "Organizations.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string | null;
                    /** @description To change it takes the token of a sign-in with a second factor, else 403 `second_factor_required` */
                    requires_mfa?: boolean;
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
                            slug: string;
                            description: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                            is_active: boolean;
                            /** @description Only members who signed in with a second factor get in */
                            requires_mfa: boolean;
                            members_count: number;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
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
    "Organizations.delete": {
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
    "Organizations.update.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string | null;
                    /** @description To change it takes the token of a sign-in with a second factor, else 403 `second_factor_required` */
                    requires_mfa?: boolean;
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
                            slug: string;
                            description: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                            is_active: boolean;
                            /** @description Only members who signed in with a second factor get in */
                            requires_mfa: boolean;
                            members_count: number;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
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
    "AuditLogs.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Exact name, or a group of them such as `member.*` */
                event?: string;
                /** @description First day, in UTC */
                from?: string;
                /** @description Last day, in UTC */
                to?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
            };
            header?: never;
            path: {
                uuid: string;
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
                            /** Format: uuid */
                            uuid: string;
                            event: string;
                            actor: {
                                /** @enum {string} */
                                type: "user" | "client" | "system";
                                /** Format: uuid */
                                uuid: string | null;
                                name: string | null;
                                email: string | null;
                            };
                            target: {
                                type: string;
                                id: string;
                                name: string | null;
                            } | null;
                            client_id: string | null;
                            ip_address: string | null;
                            user_agent: string | null;
                            request_id: string | null;
                            /** @enum {string} */
                            outcome: "success" | "denied";
                            changes: {
                                [key: string]: {
                                    old: unknown;
                                    new: unknown;
                                };
                            };
                            metadata: {
                                [key: string]: unknown;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                            /** @description Place in the organization's chain of hashes, from 1 without a gap */
                            sequence: number;
                            /** @description `hash` of the entry before, null for the first */
                            prev_hash: string | null;
                            /** @description SHA-256 over this entry and `prev_hash` */
                            hash: string;
                        }[];
                        links: {
                            first: string;
                            last: string;
                            prev: string | null;
                            next: string | null;
                        };
                        meta: {
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "AuditLogs.export": {
        parameters: {
            query?: {
                /** @description Exact name, or a group of them such as `member.*` */
                event?: string;
                /** @description First day, in UTC */
                from?: string;
                /** @description Last day, in UTC */
                to?: string;
                format?: "csv" | "ndjson";
            };
            header?: never;
            path: {
                uuid: string;
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
                    "text/csv": string;
                    "application/x-ndjson": unknown;
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
    "AuditLogs.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                entryUuid: string;
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
                            /** Format: uuid */
                            uuid: string;
                            event: string;
                            actor: {
                                /** @enum {string} */
                                type: "user" | "client" | "system";
                                /** Format: uuid */
                                uuid: string | null;
                                name: string | null;
                                email: string | null;
                            };
                            target: {
                                type: string;
                                id: string;
                                name: string | null;
                            } | null;
                            client_id: string | null;
                            ip_address: string | null;
                            user_agent: string | null;
                            request_id: string | null;
                            /** @enum {string} */
                            outcome: "success" | "denied";
                            changes: {
                                [key: string]: {
                                    old: unknown;
                                    new: unknown;
                                };
                            };
                            metadata: {
                                [key: string]: unknown;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                            /** @description Place in the organization's chain of hashes, from 1 without a gap */
                            sequence: number;
                            /** @description `hash` of the entry before, null for the first */
                            prev_hash: string | null;
                            /** @description SHA-256 over this entry and `prev_hash` */
                            hash: string;
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
    "Domains.list": {
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
                            domain: string;
                            /** @enum {string} */
                            mode: "manual" | "suggest" | "auto";
                            /** @enum {string} */
                            status: "pending" | "verified";
                            verification: {
                                /** @enum {string} */
                                type: "TXT";
                                name: string;
                                value: string;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            verified_at: string | null;
                            /**
                             * Format: date-time
                             * @description The record was not found since then: nobody joins by the domain, and after seven days it is pending again
                             */
                            missing_since: string | null;
                            /**
                             * Format: date-time
                             * @description When a claim that is not verified ends
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                        }[];
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
    "Domains.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    domain: string;
                    /**
                     * @default manual
                     * @enum {string}
                     */
                    mode?: "manual" | "suggest" | "auto";
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
                            /** Format: uuid */
                            uuid: string;
                            domain: string;
                            /** @enum {string} */
                            mode: "manual" | "suggest" | "auto";
                            /** @enum {string} */
                            status: "pending" | "verified";
                            verification: {
                                /** @enum {string} */
                                type: "TXT";
                                name: string;
                                value: string;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            verified_at: string | null;
                            /**
                             * Format: date-time
                             * @description The record was not found since then: nobody joins by the domain, and after seven days it is pending again
                             */
                            missing_since: string | null;
                            /**
                             * Format: date-time
                             * @description When a claim that is not verified ends
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "Domains.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                domainUuid: string;
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
                            /** Format: uuid */
                            uuid: string;
                            domain: string;
                            /** @enum {string} */
                            mode: "manual" | "suggest" | "auto";
                            /** @enum {string} */
                            status: "pending" | "verified";
                            verification: {
                                /** @enum {string} */
                                type: "TXT";
                                name: string;
                                value: string;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            verified_at: string | null;
                            /**
                             * Format: date-time
                             * @description The record was not found since then: nobody joins by the domain, and after seven days it is pending again
                             */
                            missing_since: string | null;
                            /**
                             * Format: date-time
                             * @description When a claim that is not verified ends
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "Domains.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                domainUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    mode?: "manual" | "suggest" | "auto";
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
                            domain: string;
                            /** @enum {string} */
                            mode: "manual" | "suggest" | "auto";
                            /** @enum {string} */
                            status: "pending" | "verified";
                            verification: {
                                /** @enum {string} */
                                type: "TXT";
                                name: string;
                                value: string;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            verified_at: string | null;
                            /**
                             * Format: date-time
                             * @description The record was not found since then: nobody joins by the domain, and after seven days it is pending again
                             */
                            missing_since: string | null;
                            /**
                             * Format: date-time
                             * @description When a claim that is not verified ends
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "Domains.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                domainUuid: string;
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
    "Domains.update.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                domainUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    mode?: "manual" | "suggest" | "auto";
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
                            domain: string;
                            /** @enum {string} */
                            mode: "manual" | "suggest" | "auto";
                            /** @enum {string} */
                            status: "pending" | "verified";
                            verification: {
                                /** @enum {string} */
                                type: "TXT";
                                name: string;
                                value: string;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            verified_at: string | null;
                            /**
                             * Format: date-time
                             * @description The record was not found since then: nobody joins by the domain, and after seven days it is pending again
                             */
                            missing_since: string | null;
                            /**
                             * Format: date-time
                             * @description When a claim that is not verified ends
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "Domains.verify": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
                domainUuid: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            domain: string;
                            /** @enum {string} */
                            mode: "manual" | "suggest" | "auto";
                            /** @enum {string} */
                            status: "pending" | "verified";
                            verification: {
                                /** @enum {string} */
                                type: "TXT";
                                name: string;
                                value: string;
                            };
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            verified_at: string | null;
                            /**
                             * Format: date-time
                             * @description The record was not found since then: nobody joins by the domain, and after seven days it is pending again
                             */
                            missing_since: string | null;
                            /**
                             * Format: date-time
                             * @description When a claim that is not verified ends
                             */
                            expires_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                        };
                    };
                };
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
    "Invitations.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                status?: "pending" | "accepted" | "declined" | "cancelled" | "expired";
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
            };
            header?: never;
            path: {
                uuid: string;
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
                            /** Format: uuid */
                            uuid: string;
                            email: string;
                            role: string;
                            role_display_name: string;
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
                            /** @description Display name of the inviter */
                            invited_by: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            expires_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                        }[];
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Invitations.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description The organization's default role when not given; `member` unless that was moved */
                    role?: string;
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
                            /** Format: uuid */
                            uuid: string;
                            email: string;
                            role: string;
                            role_display_name: string;
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
                            /** @description Display name of the inviter */
                            invited_by: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            expires_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "Invitations.createMany": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Items `{email, role?}` */
                    invitations: {
                        [key: string]: unknown;
                    }[];
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
                            /** @description As it was sent */
                            email: string | null;
                            invitation: {
                                /** Format: uuid */
                                uuid: string;
                                email: string;
                                role: string;
                                role_display_name: string;
                                /** @enum {string} */
                                status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
                                /** @description Display name of the inviter */
                                invited_by: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                expires_at: string;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                created_at: string;
                            } | null;
                            error: {
                                error: string;
                                message: string;
                                errors?: {
                                    [key: string]: string[];
                                };
                            } | null;
                        }[];
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
    "Invitations.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                invitationUuid: string;
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
                            /** Format: uuid */
                            uuid: string;
                            email: string;
                            role: string;
                            role_display_name: string;
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
                            /** @description Display name of the inviter */
                            invited_by: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            expires_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "Invitations.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                invitationUuid: string;
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
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
                        };
                    };
                };
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
    "Invitations.resend": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
                invitationUuid: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            email: string;
                            role: string;
                            role_display_name: string;
                            /** @enum {string} */
                            status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
                            /** @description Display name of the inviter */
                            invited_by: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            expires_at: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                        };
                    };
                };
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
    "InviteLinks.list": {
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
                            role: string;
                            role_display_name: string;
                            max_uses: number | null;
                            uses_count: number;
                            /** @description Of the confirmed address of who joins; empty for any */
                            allowed_domains: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            expires_at: string;
                            /** @description Display name */
                            created_by: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                            /** @description False once it has expired or is used up */
                            is_active: boolean;
                        }[];
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
    "InviteLinks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The organization's default role when not given; none that may manage or remove */
                    role?: string;
                    /** @default 7 */
                    expires_in_days?: number;
                    max_uses?: number | null;
                    allowed_domains?: string[];
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
                            /** Format: uuid */
                            uuid: string;
                            role: string;
                            role_display_name: string;
                            max_uses: number | null;
                            uses_count: number;
                            /** @description Of the confirmed address of who joins; empty for any */
                            allowed_domains: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            expires_at: string;
                            /** @description Display name */
                            created_by: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                            /** @description False once it has expired or is used up */
                            is_active: boolean;
                            /** Format: uri */
                            url: string;
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
    "InviteLinks.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                linkUuid: string;
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
    "DomainJoining.join": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
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
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            joined_at: string;
                        };
                    };
                };
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
    "Members.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
            };
            header?: never;
            path: {
                uuid: string;
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
                            /** Format: uuid */
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            joined_at: string;
                        }[];
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Members.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Confirmed address of a registered user */
                    email: string;
                    /** @description The organization's default role when not given; `member` unless that was moved */
                    role?: string;
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
                            /** Format: uuid */
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            joined_at: string;
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
    "Members.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                userUuid: string;
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
                            /** Format: uuid */
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            joined_at: string;
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
    "Members.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                userUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role: string;
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
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            joined_at: string;
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
    "Members.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                userUuid: string;
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
    "Members.update.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                userUuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role: string;
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
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            joined_at: string;
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
    "Permissions.check": {
        parameters: {
            query?: {
                permissions?: string;
            };
            header?: never;
            path: {
                uuid: string;
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
                            is_member: boolean;
                            role: string | null;
                            permissions: ("manage_organization" | "manage_members" | "manage_roles" | "invite_members" | "remove_members" | "view_members" | "view_audit_logs" | "manage_sso" | "manage_scim" | "manage_billing" | "manage_notifications")[];
                            checked: {
                                [key: string]: boolean;
                            };
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
    "Roles.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
            };
            header?: never;
            path: {
                uuid: string;
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
                            id: number;
                            name: string;
                            display_name: string;
                            permissions: string[];
                            is_system: boolean;
                            is_default: boolean;
                            members_count: number;
                        }[];
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Roles.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Slugified: `[a-z][a-z0-9_-]{0,62}` */
                    name: string;
                    display_name: string;
                    permissions: ("manage_organization" | "manage_members" | "manage_roles" | "invite_members" | "remove_members" | "view_members" | "view_audit_logs" | "manage_sso" | "manage_scim" | "manage_billing" | "manage_notifications")[];
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
                            id: number;
                            name: string;
                            display_name: string;
                            permissions: string[];
                            is_system: boolean;
                            is_default: boolean;
                            members_count: number;
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
    "Roles.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                role: string;
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
                            id: number;
                            name: string;
                            display_name: string;
                            permissions: string[];
                            is_system: boolean;
                            is_default: boolean;
                            members_count: number;
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
    "Roles.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                role: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Never changes: anything but the name it has is 422 */
                    name?: string;
                    display_name?: string;
                    permissions?: ("manage_organization" | "manage_members" | "manage_roles" | "invite_members" | "remove_members" | "view_members" | "view_audit_logs" | "manage_sso" | "manage_scim" | "manage_billing" | "manage_notifications")[];
                    /** @description true makes it the role of those who join without one; false is 422 for the default role */
                    is_default?: boolean;
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
                            id: number;
                            name: string;
                            display_name: string;
                            permissions: string[];
                            is_system: boolean;
                            is_default: boolean;
                            members_count: number;
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
    "Roles.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                role: string;
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
    "Roles.update.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                role: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Never changes: anything but the name it has is 422 */
                    name?: string;
                    display_name?: string;
                    permissions?: ("manage_organization" | "manage_members" | "manage_roles" | "invite_members" | "remove_members" | "view_members" | "view_audit_logs" | "manage_sso" | "manage_scim" | "manage_billing" | "manage_notifications")[];
                    /** @description true makes it the role of those who join without one; false is 422 for the default role */
                    is_default?: boolean;
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
                            id: number;
                            name: string;
                            display_name: string;
                            permissions: string[];
                            is_system: boolean;
                            is_default: boolean;
                            members_count: number;
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
    "Teams.list": {
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
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            slug: string;
                            member_uuids: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                        }[];
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
    "Teams.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description Members of the organization */
                    member_uuids?: string[];
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
                            id: number;
                            name: string;
                            slug: string;
                            member_uuids: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "Teams.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                team: string;
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
                            id: number;
                            name: string;
                            slug: string;
                            member_uuids: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "Teams.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                team: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    member_uuids?: string[];
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
                            id: number;
                            name: string;
                            slug: string;
                            member_uuids: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "Teams.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                team: string;
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
    "Teams.update.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                team: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    member_uuids?: string[];
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
                            id: number;
                            name: string;
                            slug: string;
                            member_uuids: string[];
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "Organizations.transfer": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    user_uuid: string;
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
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                            description: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                            is_active: boolean;
                            /** @description Only members who signed in with a second factor get in */
                            requires_mfa: boolean;
                            members_count: number;
                            role: string;
                            role_display_name: string;
                            permissions: string[];
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
}
