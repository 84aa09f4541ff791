/* Made from apps/notifications/openapi.json by generate.mjs. */

export interface paths {
    "/api/v1/notification-channel-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List types of destinations
         * @description Lists the types of destinations with the fields that each needs, for a form. For every caller with a token.
         */
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
        /**
         * Dispatch an event of your service
         * @description Stores the event, routes it by the rules of the organization and sends it on. The body is at most 64 KiB, signed by a registered service. A repeat gets the stored answer.
         */
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
        /**
         * List notification deliveries
         * @description Lists what was sent to the destinations of the organization, newest first. Needs the scope `org:read` and the permission `manage_notifications`. For members of the organization.
         */
        get: operations["Deliveries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-deliveries/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count notification deliveries
         * @description Counts the deliveries of a span by hour or by day, and by destination or by event, and says how long the last sends took. Needs the scope `org:read` and the permission `manage_notifications`. For members of the organization.
         */
        get: operations["Deliveries.summary"];
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
        /**
         * Read a notification delivery
         * @description Answers with one delivery, the event, why it was routed there, and all attempts. Needs the scope `org:read` and the permission `manage_notifications`. For members of the organization.
         */
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
        /**
         * Retry a notification delivery
         * @description Sends a delivery that failed for good again, at once and under the same id. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
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
        /**
         * List destinations
         * @description Lists the destinations of the organization: chats, mail addresses, webhooks, each with how it is doing. Their secrets are masked. Needs the scope `org:read` and the permission `manage_notifications`. For members of the organization.
         */
        get: operations["Endpoints.list"];
        put?: never;
        /**
         * Create a destination
         * @description Creates a destination of a type. A Telegram chat connects by the instructions of the answer; a strange mail address is asked first. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
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
        /**
         * Read a destination
         * @description Answers with one destination; its secrets are masked. Needs the scope `org:read` and the permission `manage_notifications`. For members of the organization.
         */
        get: operations["Endpoints.get"];
        /**
         * Change a destination
         * @description Changes what is given and leaves the rest as it is. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
        put: operations["Endpoints.update"];
        post?: never;
        /**
         * Delete a destination
         * @description Deletes a destination. While rules send there it is refused, unless `force` takes it out of them. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
        delete: operations["Endpoints.delete"];
        options?: never;
        head?: never;
        /**
         * Change a destination
         * @description Changes what is given and leaves the rest as it is. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
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
        /**
         * Enable a destination
         * @description Enables a destination that was disabled after failures. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
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
        /**
         * Make a new connect token for Telegram
         * @description Makes a new token for `/platform_connect`; the old one is void at once. The chat that is connected stays until the new token is used. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
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
        /**
         * Send a test to a destination
         * @description Sends a test message now, past all rules, and answers with its outcome. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
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
        /**
         * List rules
         * @description Lists the rules of the organization, oldest first: all of them, unless a page is asked for. Needs the scope `org:read` and the permission `manage_notifications`. For members of the organization.
         */
        get: operations["Rules.list"];
        put?: never;
        /**
         * Create a rule
         * @description Creates a rule: which events go to which destinations, by service, team, pattern and severity. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
        post: operations["Rules.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/notification-rules/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a rule can be narrowed to
         * @description Answers with the names of the registered services and of the teams of the organization, 1,000 of each at most: what a form of a rule offers. Teams only for members who may see members. Needs the scope `org:read` and the permission `manage_notifications`. For members of the organization.
         */
        get: operations["Rules.choices"];
        put?: never;
        post?: never;
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
        /**
         * Read a rule
         * @description Answers with one rule. Needs the scope `org:read` and the permission `manage_notifications`. For members of the organization.
         */
        get: operations["Rules.get"];
        /**
         * Change a rule
         * @description Changes what is given and leaves the rest as it is. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
        put: operations["Rules.update"];
        post?: never;
        /**
         * Delete a rule
         * @description Deletes a rule. Deliveries that it made go on. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
        delete: operations["Rules.delete"];
        options?: never;
        head?: never;
        /**
         * Change a rule
         * @description Changes what is given and leaves the rest as it is. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
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
        /**
         * Try an event out on the rules
         * @description Says of each rule whether it fits an event, and why or why not. Nothing is sent or stored. Needs the scope `org:manage` and the permission `manage_notifications`. For members of the organization.
         */
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
        /**
         * List registered services
         * @description Lists the services whose events rules can name. For every caller with a token.
         */
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
        /**
         * Take an update of Telegram
         * @description Called by Telegram with what was said in chats to the bot. Anything but 200 makes it call again with the same `update_id`, which takes effect once.
         */
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
        ChannelType: {
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
        };
        ConnectInstructions: {
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
        CreateNotificationEndpoint: {
            /** @constant */
            type: "telegram";
            name?: string | null;
        } | {
            /** @enum {string} */
            type: "slack" | "discord" | "google_chat" | "microsoft_teams";
            name?: string | null;
            webhook_url: string;
        } | {
            /** @constant */
            type: "webhook";
            name?: string | null;
            webhook_url: string;
            webhook_secret?: string | null;
        } | {
            /** @constant */
            type: "email";
            name?: string | null;
            emails: string[];
        };
        CreateNotificationRule: {
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
            mute_windows?: components["schemas"]["MuteWindow"][];
            digest_minutes?: number | null;
            deduplication_key?: string | null;
            /** @default 60 */
            deduplication_minutes?: number;
        };
        CreatedNotificationEndpoint: {
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
            /**
             * @description `failing`: what was tried last did not arrive. `unused`: nothing was sent there yet
             * @enum {string}
             */
            health: "working" | "unused" | "failing" | "paused" | "disabled" | "pending_connection";
            disabled_reason: string | null;
            /** @description Until then nothing is sent: it could not be reached several times in a row, or the provider asked to wait */
            paused_until: string | null;
            consecutive_failures: number;
            last_success_at: string | null;
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
        DispatchAnswer: {
            matched_destinations: number;
            delivery_ids: string[];
            data: {
                matched_destinations: number;
                delivery_ids: string[];
            };
        };
        DispatchRequest: {
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
            metadata?: {
                [key: string]: unknown;
            } | null;
            organization_team_id?: number | null;
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
        MuteWindow: {
            days?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            from: string;
            to: string;
            time_zone: string;
        };
        MuteWindowView: {
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            from: string;
            to: string;
            time_zone: string;
        };
        NotificationDelivery: {
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
            /** @description Set between two tries; not before the destination is paused no longer */
            next_retry_at: string | null;
            completed_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            created_at: string;
        };
        NotificationDeliveryBucket: {
            /**
             * Format: date-time
             * @description When the hour or the day begins, in UTC
             */
            at: string;
            success: number;
            failed: number;
            pending: number;
            /** @description Half of the deliveries took no longer, by their last send */
            p50_ms: number | null;
            /** @description 19 of 20 took no longer; both are taken from up to 100 deliveries */
            p95_ms: number | null;
            skipped: number;
        };
        NotificationDeliveryDetail: {
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
            /** @description Set between two tries; not before the destination is paused no longer */
            next_retry_at: string | null;
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
        NotificationDeliverySummary: {
            /** @description Oldest first, without a gap */
            buckets: components["schemas"]["NotificationDeliveryBucket"][];
            /** @description The same by what `group_by` says, most deliveries first; 50 at most */
            by: {
                /** @description The id of a destination, or the name of an event */
                key: string;
                success: number;
                failed: number;
                pending: number;
                skipped: number;
            }[];
        };
        NotificationEndpoint: {
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
            /**
             * @description `failing`: what was tried last did not arrive. `unused`: nothing was sent there yet
             * @enum {string}
             */
            health: "working" | "unused" | "failing" | "paused" | "disabled" | "pending_connection";
            disabled_reason: string | null;
            /** @description Until then nothing is sent: it could not be reached several times in a row, or the provider asked to wait */
            paused_until: string | null;
            consecutive_failures: number;
            last_success_at: string | null;
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
        NotificationEndpointTest: {
            success: boolean;
            status_code: number | null;
            error: string | null;
            duration_ms: number;
        };
        NotificationRule: {
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
            mute_windows: components["schemas"]["MuteWindowView"][];
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
        RetriedNotificationDelivery: {
            message: string;
            data: {
                /** Format: uuid */
                uuid: string;
                /** @constant */
                status: "pending";
            };
        };
        RoutingTest: {
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
            metadata?: {
                [key: string]: unknown;
            } | null;
            at?: string | null;
            /** @default false */
            send?: boolean;
            title?: string;
            message?: string;
        };
        RoutingTestResult: {
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
        RuleChoices: {
            services: {
                id: number;
                name: string;
            }[];
            /** @description none for who may not see members */
            teams: {
                id: number;
                name: string;
            }[];
        };
        SaasService: {
            id: number;
            code: string;
            name: string;
        };
        TelegramUpdate: {
            update_id: number;
        } & {
            [key: string]: unknown;
        };
        /** @default {} */
        TestNotificationEndpoint: {
            /**
             * @description Taken in any letter case
             * @default info
             * @enum {string}
             */
            severity?: "debug" | "info" | "warning" | "error" | "critical";
        };
        UpdateNotificationEndpoint: {
            type?: string;
            name?: string | null;
            webhook_url?: string | null;
            webhook_secret?: string | null;
            emails?: string[];
        };
        UpdateNotificationRule: {
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
            mute_windows?: components["schemas"]["MuteWindow"][];
            digest_minutes?: number | null;
            deduplication_key?: string | null;
            deduplication_minutes?: number;
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
        /** @description - `validation_failed`: The given data was invalid. */
        UnprocessableContent: {
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
                        data: components["schemas"]["ChannelType"][];
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
                "application/json": components["schemas"]["DispatchRequest"];
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
                    "application/json": components["schemas"]["DispatchAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description - `invalid_signature`: The request signature is missing or invalid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description - `service_mismatch`: The service code of the body differs from the signed header. */
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            /**
             * @description - `rate_limit_exceeded`: Too many requests.
             *     - `backlog_full`: Too many deliveries of this organization are waiting.
             */
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
            500: components["responses"]["InternalServerError"];
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
                        data: components["schemas"]["NotificationDelivery"][];
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
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Deliveries.summary": {
        parameters: {
            query?: {
                /** @description Made at this time or later, cut to the unit in UTC; a day before `to`, or 30 by day, when it is left out */
                from?: string;
                /** @description Made before this time; now when it is left out */
                to?: string;
                /** @description How long a bucket is: 31 days at most by hour, 400 by day */
                unit?: "hour" | "day";
                event?: string;
                endpoint_uuid?: string;
                /** @description Exactly this one; taken in any letter case */
                severity?: "debug" | "info" | "warning" | "error" | "critical";
                group_by?: "endpoint" | "event";
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
                        data: components["schemas"]["NotificationDeliverySummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
                        data: components["schemas"]["NotificationDeliveryDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
                    "application/json": components["schemas"]["RetriedNotificationDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            /**
             * @description - `idempotency_key_reused`: The idempotency key was used with another request.
             *     - `delivery_not_failed`: Only a failed delivery can be retried.
             *     - `endpoint_disabled`: The endpoint is disabled.
             */
            409: {
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
    "Endpoints.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, of an address, or of the host of its URL, in any letter case */
                q?: string;
                type?: "telegram" | "slack" | "discord" | "google_chat" | "microsoft_teams" | "webhook" | "email";
                status?: "active" | "pending_connection" | "disabled";
                health?: "working" | "unused" | "failing" | "paused" | "disabled" | "pending_connection";
                sort?: "created_at" | "-created_at" | "name" | "-name" | "last_success_at" | "-last_success_at";
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
                        data: components["schemas"]["NotificationEndpoint"][];
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
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
                "application/json": components["schemas"]["CreateNotificationEndpoint"];
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
                        data: components["schemas"]["CreatedNotificationEndpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
             *     - `user_not_found`: No registered user has this e-mail address.
             */
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
             *     - `already_exists`: The resource already exists.
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
                        data: components["schemas"]["NotificationEndpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
                "application/json": components["schemas"]["UpdateNotificationEndpoint"];
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
                        data: components["schemas"]["NotificationEndpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
             *     - `user_not_found`: No registered user has this e-mail address.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `already_exists`: The resource already exists.
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
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            /** @description - `endpoint_in_use`: Rules still send to this endpoint. */
            409: {
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
                "application/json": components["schemas"]["UpdateNotificationEndpoint"];
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
                        data: components["schemas"]["NotificationEndpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
             *     - `user_not_found`: No registered user has this e-mail address.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description - `already_exists`: The resource already exists.
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
                        data: components["schemas"]["NotificationEndpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            /**
             * @description - `idempotency_key_reused`: The idempotency key was used with another request.
             *     - `not_disabled`: The endpoint is not disabled.
             */
            409: {
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
                        data: components["schemas"]["ConnectInstructions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            /**
             * @description - `idempotency_key_reused`: The idempotency key was used with another request.
             *     - `not_telegram`: Only a Telegram destination has a connect token.
             */
            409: {
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
                "application/json": components["schemas"]["TestNotificationEndpoint"];
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
                        data: components["schemas"]["NotificationEndpointTest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            /**
             * @description - `idempotency_key_reused`: The idempotency key was used with another request.
             *     - `endpoint_disabled`: The endpoint is disabled.
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
    "Rules.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, of a pattern, or of the name of the destination, in any letter case */
                q?: string;
                /** @description only those that send to this destination */
                endpoint_uuid?: string;
                is_active?: string;
                sort?: "created_at" | "-created_at" | "name" | "-name";
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
                        data: components["schemas"]["NotificationRule"][];
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
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
                "application/json": components["schemas"]["CreateNotificationRule"];
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
                        data: components["schemas"]["NotificationRule"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
    "Rules.choices": {
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
                        data: components["schemas"]["RuleChoices"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
                        data: components["schemas"]["NotificationRule"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
                "application/json": components["schemas"]["UpdateNotificationRule"];
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
                        data: components["schemas"]["NotificationRule"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
                "application/json": components["schemas"]["UpdateNotificationRule"];
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
                        data: components["schemas"]["NotificationRule"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
                "application/json": components["schemas"]["RoutingTest"];
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
                        data: components["schemas"]["RoutingTestResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
                        data: components["schemas"]["SaasService"][];
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
                "application/json": components["schemas"]["TelegramUpdate"];
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
            /** @description - `invalid_signature`: The request signature is missing or invalid. */
            401: {
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
            413: components["responses"]["ContentTooLarge"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
