/* Made from apps/notifications/openapi.json by generate.mjs. */

export interface paths {
    "/api/v1/notification-channel-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ChannelTypes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores an event and sends it on; the body is at most 64 KiB */
        post: operations["Dispatch.dispatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Deliveries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-deliveries/{deliveryUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Deliveries.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-deliveries/{deliveryUuid}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Deliveries.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Endpoints.list"];
        put?: never;
        post: operations["Endpoints.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-endpoints/{endpointUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Endpoints.get"];
        put: operations["Endpoints.update"];
        post?: never;
        delete: operations["Endpoints.delete"];
        options?: never;
        head?: never;
        patch: operations["Endpoints.update.patch"];
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-endpoints/{endpointUuid}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Endpoints.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-endpoints/{endpointUuid}/regenerate-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RegenerateToken.regenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-endpoints/{endpointUuid}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Endpoints.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Rules.list"];
        put?: never;
        post: operations["Rules.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-rules/{ruleUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Rules.get"];
        put: operations["Rules.update"];
        post?: never;
        delete: operations["Rules.delete"];
        options?: never;
        head?: never;
        patch: operations["Rules.update.patch"];
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notifications/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RoutingTest.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/saas-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SaasServices.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/telegram/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["TelegramWebhook.receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    notification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a destination of type `webhook` gets: an event, or a digest of several */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body, with `%` and all that is not ASCII percent-encoded */
                    "X-Platform-Event"?: string;
                    /** @description As `id` of the body */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body>; only where the destination has a secret */
                    "X-Platform-Signature-256"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; only where the destination has a secret */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Of the delivery: the same each time that it is sent
                         */
                        id: string;
                        /** @description Its name; `digest` in a digest of different ones, `notification.test` in a test of the destination */
                        event: string;
                        /** @enum {string} */
                        severity: "debug" | "info" | "warning" | "error" | "critical";
                        title: string;
                        message: string;
                        /** @description In a digest null unless all its events have the same */
                        url: string | null;
                        /** @description Of the event; {} when it had none, and in a digest */
                        metadata: {
                            [key: string]: unknown;
                        };
                        /** @description null in a digest of events of different services, and in a test that names no service */
                        service_code: string | null;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                        };
                        /** @description The oldest of `rules`; in a test of the destination one with a uuid of zeros */
                        rule: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        };
                        /** @description Every rule that sends the event here */
                        rules: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        }[];
                        /**
                         * Format: date-time
                         * @description When the event came; of a digest, when it closed
                         */
                        timestamp: string;
                        /** @description Only in a digest: what was gathered */
                        digest?: {
                            /** Format: date-time */
                            from: string;
                            /** Format: date-time */
                            to: string;
                            /** @description Of all events, also those that `events` leaves out */
                            count: number;
                            /** @description Alike events (severity, name, title) are one entry; the gravest first, then the most frequent */
                            events: {
                                event: string;
                                /** @enum {string} */
                                severity: "debug" | "info" | "warning" | "error" | "critical";
                                title: string;
                                count: number;
                                /** Format: date-time */
                                first: string;
                                /** Format: date-time */
                                last: string;
                            }[];
                            /** @description Entries that are left out of `events` */
                            omitted: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Taken; anything else is a failure */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
            /** @description Of `endpoint_in_use`: the rules that send there */
            rules?: {
                /** Format: uuid */
                uuid: string;
                name: string;
            }[];
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
        /** @description The body is too large */
        ContentTooLarge: {
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
    "ChannelTypes.list": {
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
                            /** @enum {string} */
                            type: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                            label: string;
                            /** @enum {string} */
                            category: "chat" | "email" | "integration";
                            /** @description Name of a sign for the type, in the manner of simple-icons */
                            icon: string;
                            instructions: string;
                            /** @description Where the provider explains it */
                            setup_url: string | null;
                            /** @description A `webhook_url` for trying the type out, at what stands in for the provider where the operator has such a thing */
                            trial_url: string | null;
                            fields: {
                                key: string;
                                /** @enum {string} */
                                type: "url" | "text" | "secret" | "emails";
                                label: string;
                                required: boolean;
                                sensitive: boolean;
                                help: string;
                                /** @description Regular expression that a value fits; checked again by the server */
                                pattern: string | null;
                                placeholder: string | null;
                                /** @description Of each value, in characters */
                                max_length: number | null;
                                /** @description Of a list */
                                max_items: number | null;
                            }[];
                            /** @description null is no limit of the channel */
                            limits: {
                                /** @description Characters that are shown; what is longer is cut */
                                title: number | null;
                                /** @description Characters that are shown; what is longer is cut */
                                message: number | null;
                                /** @description Messages a second that the provider takes; more wait */
                                per_second: number | null;
                            };
                            supports: ("test" | "signature" | "threads" | "connect_token")[];
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
    "Dispatch.dispatch": {
        parameters: {
            query?: never;
            header: {
                /** @description Service code; must equal service_code */
                "X-Platform-Service": string;
                /** @description Unix seconds */
                "X-Platform-Timestamp": string;
                /** @description sha256=<hex HMAC of timestamp.body> */
                "X-Platform-Signature-256": string;
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    organization_uuid: string;
                    service_code: string;
                    event: string;
                    /**
                     * @description Taken in any letter case
                     * @default info
                     * @enum {string}
                     */
                    severity?: "debug" | "info" | "warning" | "error" | "critical";
                    title: string;
                    message: string;
                    url?: string | null;
                    /** @description Facts of your own: at most 16384 bytes of JSON, nested 5 deep. Numbers from 2^53 on are refused, as they would lose digits: send them as strings */
                    metadata?: {
                        [key: string]: unknown;
                    } | null;
                    organization_team_id?: number | null;
                };
            };
        };
        responses: {
            /** @description The event, its routing and its deliveries are stored. */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        matched_destinations: number;
                        delivery_ids: string[];
                        data: {
                            matched_destinations: number;
                            delivery_ids: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description invalid_signature: The request signature is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description service_mismatch: The service code of the body differs from the signed header. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description organization_not_found: The organization does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency_key_reused: The idempotency key was used with another request. */
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
            /** @description backlog_full: Too many deliveries of this organization are waiting. rate_limit_exceeded: Too many requests. */
            429: {
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
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Deliveries.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                status?: "pending" | "success" | "failed" | "skipped";
                event?: string;
                endpoint_uuid?: string;
                /** @description Exactly this one; taken in any letter case */
                severity?: "debug" | "info" | "warning" | "error" | "critical";
                /** @description Made at this time or later */
                from?: string;
                /** @description Made before this time */
                to?: string;
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
                            /** @enum {string} */
                            severity: "debug" | "info" | "warning" | "error" | "critical";
                            title: string;
                            endpoint: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                type: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                                name: string;
                            };
                            rule_uuids: string[];
                            /** @enum {string} */
                            status: "pending" | "success" | "failed" | "skipped";
                            status_code: number | null;
                            error_code: string | null;
                            error_message: string | null;
                            digest: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                closes_at: string;
                                count: number | null;
                            } | null;
                            attempt: number;
                            max_attempts: number;
                            retries_left: number;
                            /**
                             * Format: date-time
                             * @description Set between two tries; not before the destination is paused no longer
                             */
                            next_retry_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            completed_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
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
    "Deliveries.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deliveryUuid: string;
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
                            /** @enum {string} */
                            severity: "debug" | "info" | "warning" | "error" | "critical";
                            title: string;
                            endpoint: {
                                /** Format: uuid */
                                uuid: string;
                                /** @enum {string} */
                                type: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                                name: string;
                            };
                            rule_uuids: string[];
                            /** @enum {string} */
                            status: "pending" | "success" | "failed" | "skipped";
                            status_code: number | null;
                            error_code: string | null;
                            error_message: string | null;
                            digest: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                closes_at: string;
                                count: number | null;
                            } | null;
                            attempt: number;
                            max_attempts: number;
                            retries_left: number;
                            /**
                             * Format: date-time
                             * @description Set between two tries; not before the destination is paused no longer
                             */
                            next_retry_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            completed_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            created_at: string;
                            service_code: string | null;
                            message: string;
                            url: string | null;
                            metadata: {
                                [key: string]: unknown;
                            } | null;
                            response_body: string | null;
                            response_truncated: boolean;
                            attempts: {
                                number: number;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                started_at: string;
                                duration_ms: number | null;
                                /** @enum {string} */
                                outcome: "success" | "failure" | "deferred" | "skipped" | "unknown";
                                status_code: number | null;
                                error_code: string | null;
                                error_message: string | null;
                                manual: boolean;
                            }[];
                            recipients: {
                                email: string;
                                /** @enum {string} */
                                status: "sent" | "deferred" | "failed" | "unknown_address" | "skipped";
                                status_code: number | null;
                                error_message: string | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                updated_at: string;
                            }[];
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
    "Deliveries.retry": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                deliveryUuid: string;
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
                        message: string;
                        data: {
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            status: "pending";
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
    "Endpoints.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                type?: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                status?: "active" | "pending_connection" | "disabled";
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
                            /** @enum {string} */
                            type: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                            name: string;
                            webhook_url: string | null;
                            has_webhook_secret: boolean;
                            emails: string[];
                            addresses: {
                                email: string;
                                /** @enum {string} */
                                status: "active" | "unconfirmed" | "unsubscribed" | "unknown_address";
                            }[];
                            suppressed_emails: string[];
                            /** @enum {string} */
                            status: "active" | "pending_connection" | "disabled";
                            disabled_reason: string | null;
                            /**
                             * Format: date-time
                             * @description Until then nothing is sent: it could not be reached several times in a row, or the provider asked to wait
                             */
                            paused_until: string | null;
                            consecutive_failures: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_success_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_failure_at: string | null;
                            telegram: {
                                chat_title: string;
                                /** @enum {string} */
                                chat_type: "private" | "group" | "supergroup" | "channel";
                                message_thread_id: number | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                connected_at: string;
                            } | null;
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
    "Endpoints.create": {
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
                    /** @enum {string} */
                    type: "telegram";
                    name?: string | null;
                } | {
                    /** @enum {string} */
                    type: "slack" | "discord" | "google_chat" | "microsoft_teams";
                    name?: string | null;
                    webhook_url: string;
                } | {
                    /** @enum {string} */
                    type: "webhook";
                    name?: string | null;
                    webhook_url: string;
                    webhook_secret?: string | null;
                } | {
                    /** @enum {string} */
                    type: "email";
                    name?: string | null;
                    emails: string[];
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
                            /** @enum {string} */
                            type: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                            name: string;
                            webhook_url: string | null;
                            has_webhook_secret: boolean;
                            emails: string[];
                            addresses: {
                                email: string;
                                /** @enum {string} */
                                status: "active" | "unconfirmed" | "unsubscribed" | "unknown_address";
                            }[];
                            suppressed_emails: string[];
                            /** @enum {string} */
                            status: "active" | "pending_connection" | "disabled";
                            disabled_reason: string | null;
                            /**
                             * Format: date-time
                             * @description Until then nothing is sent: it could not be reached several times in a row, or the provider asked to wait
                             */
                            paused_until: string | null;
                            consecutive_failures: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_success_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_failure_at: string | null;
                            telegram: {
                                chat_title: string;
                                /** @enum {string} */
                                chat_type: "private" | "group" | "supergroup" | "channel";
                                message_thread_id: number | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                connected_at: string;
                            } | null;
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
                            connect_token?: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            expires_at?: string;
                            command?: string;
                            group_command?: string;
                            /** Format: uri */
                            deep_link?: string;
                            /** Format: uri */
                            group_link?: string;
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
    "Endpoints.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointUuid: string;
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
                            /** @enum {string} */
                            type: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                            name: string;
                            webhook_url: string | null;
                            has_webhook_secret: boolean;
                            emails: string[];
                            addresses: {
                                email: string;
                                /** @enum {string} */
                                status: "active" | "unconfirmed" | "unsubscribed" | "unknown_address";
                            }[];
                            suppressed_emails: string[];
                            /** @enum {string} */
                            status: "active" | "pending_connection" | "disabled";
                            disabled_reason: string | null;
                            /**
                             * Format: date-time
                             * @description Until then nothing is sent: it could not be reached several times in a row, or the provider asked to wait
                             */
                            paused_until: string | null;
                            consecutive_failures: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_success_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_failure_at: string | null;
                            telegram: {
                                chat_title: string;
                                /** @enum {string} */
                                chat_type: "private" | "group" | "supergroup" | "channel";
                                message_thread_id: number | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                connected_at: string;
                            } | null;
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
    "Endpoints.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointUuid: string;
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type?: string;
                    name?: string | null;
                    webhook_url?: string | null;
                    webhook_secret?: string | null;
                    emails?: string[];
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
                            /** @enum {string} */
                            type: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                            name: string;
                            webhook_url: string | null;
                            has_webhook_secret: boolean;
                            emails: string[];
                            addresses: {
                                email: string;
                                /** @enum {string} */
                                status: "active" | "unconfirmed" | "unsubscribed" | "unknown_address";
                            }[];
                            suppressed_emails: string[];
                            /** @enum {string} */
                            status: "active" | "pending_connection" | "disabled";
                            disabled_reason: string | null;
                            /**
                             * Format: date-time
                             * @description Until then nothing is sent: it could not be reached several times in a row, or the provider asked to wait
                             */
                            paused_until: string | null;
                            consecutive_failures: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_success_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_failure_at: string | null;
                            telegram: {
                                chat_title: string;
                                /** @enum {string} */
                                chat_type: "private" | "group" | "supergroup" | "channel";
                                message_thread_id: number | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                connected_at: string;
                            } | null;
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Endpoints.delete": {
        parameters: {
            query?: {
                force?: string;
            };
            header?: never;
            path: {
                endpointUuid: string;
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
    "Endpoints.update.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                endpointUuid: string;
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type?: string;
                    name?: string | null;
                    webhook_url?: string | null;
                    webhook_secret?: string | null;
                    emails?: string[];
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
                            /** @enum {string} */
                            type: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                            name: string;
                            webhook_url: string | null;
                            has_webhook_secret: boolean;
                            emails: string[];
                            addresses: {
                                email: string;
                                /** @enum {string} */
                                status: "active" | "unconfirmed" | "unsubscribed" | "unknown_address";
                            }[];
                            suppressed_emails: string[];
                            /** @enum {string} */
                            status: "active" | "pending_connection" | "disabled";
                            disabled_reason: string | null;
                            /**
                             * Format: date-time
                             * @description Until then nothing is sent: it could not be reached several times in a row, or the provider asked to wait
                             */
                            paused_until: string | null;
                            consecutive_failures: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_success_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_failure_at: string | null;
                            telegram: {
                                chat_title: string;
                                /** @enum {string} */
                                chat_type: "private" | "group" | "supergroup" | "channel";
                                message_thread_id: number | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                connected_at: string;
                            } | null;
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Endpoints.enable": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                endpointUuid: string;
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
                            type: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                            name: string;
                            webhook_url: string | null;
                            has_webhook_secret: boolean;
                            emails: string[];
                            addresses: {
                                email: string;
                                /** @enum {string} */
                                status: "active" | "unconfirmed" | "unsubscribed" | "unknown_address";
                            }[];
                            suppressed_emails: string[];
                            /** @enum {string} */
                            status: "active" | "pending_connection" | "disabled";
                            disabled_reason: string | null;
                            /**
                             * Format: date-time
                             * @description Until then nothing is sent: it could not be reached several times in a row, or the provider asked to wait
                             */
                            paused_until: string | null;
                            consecutive_failures: number;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_success_at: string | null;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            last_failure_at: string | null;
                            telegram: {
                                chat_title: string;
                                /** @enum {string} */
                                chat_type: "private" | "group" | "supergroup" | "channel";
                                message_thread_id: number | null;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601 with a UTC offset
                                 */
                                connected_at: string;
                            } | null;
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "RegenerateToken.regenerate": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                endpointUuid: string;
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
                            connect_token: string;
                            /**
                             * Format: date-time
                             * @description ISO 8601 with a UTC offset
                             */
                            expires_at: string;
                            command: string;
                            group_command: string;
                            /** Format: uri */
                            deep_link: string;
                            /** Format: uri */
                            group_link: string;
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
    "Endpoints.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                endpointUuid: string;
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Taken in any letter case
                     * @default info
                     * @enum {string}
                     */
                    severity?: "debug" | "info" | "warning" | "error" | "critical";
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
                            success: boolean;
                            status_code: number | null;
                            error: string | null;
                            duration_ms: number;
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
    "Rules.list": {
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
                            /** Format: uuid */
                            notification_endpoint_uuid: string;
                            saas_service_id: number | null;
                            organization_team_id: number | null;
                            events: string[];
                            /** @enum {string} */
                            minimum_severity: "debug" | "info" | "warning" | "error" | "critical";
                            is_active: boolean;
                            mute_windows: {
                                days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                                from: string;
                                to: string;
                                time_zone: string;
                            }[];
                            digest_minutes: number | null;
                            deduplication_key: string | null;
                            deduplication_minutes: number;
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
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Rules.create": {
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
                    /** Format: uuid */
                    notification_endpoint_uuid: string;
                    saas_service_id?: number | null;
                    organization_team_id?: number | null;
                    events: string[];
                    /**
                     * @description Taken in any letter case
                     * @default info
                     * @enum {string}
                     */
                    minimum_severity?: "debug" | "info" | "warning" | "error" | "critical";
                    /** @default true */
                    is_active?: boolean;
                    mute_windows?: {
                        days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                        from: string;
                        to: string;
                        time_zone: string;
                    }[];
                    digest_minutes?: number | null;
                    deduplication_key?: string | null;
                    /** @default 60 */
                    deduplication_minutes?: number;
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
                            /** Format: uuid */
                            notification_endpoint_uuid: string;
                            saas_service_id: number | null;
                            organization_team_id: number | null;
                            events: string[];
                            /** @enum {string} */
                            minimum_severity: "debug" | "info" | "warning" | "error" | "critical";
                            is_active: boolean;
                            mute_windows: {
                                days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                                from: string;
                                to: string;
                                time_zone: string;
                            }[];
                            digest_minutes: number | null;
                            deduplication_key: string | null;
                            deduplication_minutes: number;
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Rules.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ruleUuid: string;
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
                            /** Format: uuid */
                            notification_endpoint_uuid: string;
                            saas_service_id: number | null;
                            organization_team_id: number | null;
                            events: string[];
                            /** @enum {string} */
                            minimum_severity: "debug" | "info" | "warning" | "error" | "critical";
                            is_active: boolean;
                            mute_windows: {
                                days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                                from: string;
                                to: string;
                                time_zone: string;
                            }[];
                            digest_minutes: number | null;
                            deduplication_key: string | null;
                            deduplication_minutes: number;
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
    "Rules.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ruleUuid: string;
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** Format: uuid */
                    notification_endpoint_uuid?: string;
                    saas_service_id?: number | null;
                    organization_team_id?: number | null;
                    events?: string[];
                    /**
                     * @description Taken in any letter case
                     * @enum {string}
                     */
                    minimum_severity?: "debug" | "info" | "warning" | "error" | "critical";
                    is_active?: boolean;
                    mute_windows?: {
                        days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                        from: string;
                        to: string;
                        time_zone: string;
                    }[];
                    digest_minutes?: number | null;
                    deduplication_key?: string | null;
                    deduplication_minutes?: number;
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
                            /** Format: uuid */
                            notification_endpoint_uuid: string;
                            saas_service_id: number | null;
                            organization_team_id: number | null;
                            events: string[];
                            /** @enum {string} */
                            minimum_severity: "debug" | "info" | "warning" | "error" | "critical";
                            is_active: boolean;
                            mute_windows: {
                                days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                                from: string;
                                to: string;
                                time_zone: string;
                            }[];
                            digest_minutes: number | null;
                            deduplication_key: string | null;
                            deduplication_minutes: number;
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Rules.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ruleUuid: string;
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
    "Rules.update.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ruleUuid: string;
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** Format: uuid */
                    notification_endpoint_uuid?: string;
                    saas_service_id?: number | null;
                    organization_team_id?: number | null;
                    events?: string[];
                    /**
                     * @description Taken in any letter case
                     * @enum {string}
                     */
                    minimum_severity?: "debug" | "info" | "warning" | "error" | "critical";
                    is_active?: boolean;
                    mute_windows?: {
                        days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                        from: string;
                        to: string;
                        time_zone: string;
                    }[];
                    digest_minutes?: number | null;
                    deduplication_key?: string | null;
                    deduplication_minutes?: number;
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
                            /** Format: uuid */
                            notification_endpoint_uuid: string;
                            saas_service_id: number | null;
                            organization_team_id: number | null;
                            events: string[];
                            /** @enum {string} */
                            minimum_severity: "debug" | "info" | "warning" | "error" | "critical";
                            is_active: boolean;
                            mute_windows: {
                                days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
                                from: string;
                                to: string;
                                time_zone: string;
                            }[];
                            digest_minutes: number | null;
                            deduplication_key: string | null;
                            deduplication_minutes: number;
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "RoutingTest.test": {
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
                    event: string;
                    /**
                     * @description Taken in any letter case
                     * @default info
                     * @enum {string}
                     */
                    severity?: "debug" | "info" | "warning" | "error" | "critical";
                    service_code?: string | null;
                    saas_service_id?: number | null;
                    organization_team_id?: number | null;
                    url?: string | null;
                    /** @description Facts of your own: at most 16384 bytes of JSON, nested 5 deep. Numbers from 2^53 on are refused, as they would lose digits: send them as strings */
                    metadata?: {
                        [key: string]: unknown;
                    } | null;
                    /** Format: date-time */
                    at?: string | null;
                    /** @default false */
                    send?: boolean;
                    title?: string;
                    message?: string;
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
                            matched: {
                                rule: {
                                    /** Format: uuid */
                                    uuid: string;
                                    name: string;
                                };
                                endpoint: {
                                    /** Format: uuid */
                                    uuid: string;
                                    /** @enum {string} */
                                    type: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                                    name: string;
                                };
                                pattern: string;
                                digest_minutes: number | null;
                                deduplication_key: string | null;
                                explanation: string[];
                            }[];
                            unmatched: {
                                /** Format: uuid */
                                rule_uuid: string;
                                name: string;
                                reasons: ("inactive" | "service" | "team" | "event" | "severity" | "muted" | "duplicate" | "endpoint_disabled")[];
                                explanation: string[];
                            }[];
                            matched_destinations: number;
                            sent: string[];
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
    "SaasServices.list": {
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
                            id: number;
                            code: string;
                            name: string;
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
    "TelegramWebhook.receive": {
        parameters: {
            query?: never;
            header: {
                /** @description TELEGRAM_WEBHOOK_SECRET */
                "X-Telegram-Bot-Api-Secret-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    update_id: number;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description invalid_signature: The request signature is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description not_found: The resource does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
