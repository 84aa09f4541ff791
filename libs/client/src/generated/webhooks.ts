/* Made from apps/webhooks/openapi.json by generate.mjs. */

export interface paths {
    "/api/v1/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Lists what was sent to the webhook URL of the client, newest first. The client itself, its owner, and members who may view the audit log of an organization see deliveries of it. A person's token needs `org:read`.
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
    "/api/v1/webhook-deliveries/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry failed deliveries of a range
         * @description Sends again what failed for good in a range of at most 14 days, after the answer, which says how many. A person's token needs `org:manage`. Noted in the audit log.
         */
        post: operations["Deliveries.retryAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-deliveries/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count webhook deliveries
         * @description Counts the deliveries of a span by hour or by day and by event, and says how long the receiver took. Of the deliveries that the list shows to the caller. A person's token needs `org:read`.
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
    "/api/v1/webhook-deliveries/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an example of the event to the webhook URL, marked as a test, and notes it as a delivery. For the client and its owner; a person's token needs `org:manage`. Noted in the audit log.
         */
        post: operations["Deliveries.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-deliveries/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook delivery
         * @description Answers with one delivery, its body and all attempts with what the receiver answered. A person's token needs `org:read`.
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
    "/api/v1/webhook-deliveries/{uuid}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a webhook delivery
         * @description Sends a delivery that failed for good again, at once and under the same id; its retries begin anew. A person's token needs `org:manage`. Noted in the audit log.
         */
        post: operations["Deliveries.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the webhook endpoint is doing
         * @description Says whether the webhook URL of the client is enabled, paused or disabled, and why. For the client and its owner; a person's token needs `org:read`.
         */
        get: operations["WebhookEndpoint.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoint/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable the webhook endpoint
         * @description Enables an endpoint that was disabled after failures; new deliveries are sent again. For the client and its owner; a person's token needs `org:manage`. Noted in the audit log.
         */
        post: operations["WebhookEndpoint.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook events
         * @description Lists the events that clients can hear, each with when it is sent, the schema of its body, an example and its headers. For every caller with a token.
         */
        get: operations["WebhookEvents.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "user.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user updates the profile */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "user.updated";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        /** @description name, surname and language need scope profile; email and email_verified scope email */
                        user: {
                            /** Format: uuid */
                            uuid: string;
                            name?: string;
                            surname?: string;
                            email?: string;
                            email_verified?: boolean;
                            language?: string | null;
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "organization.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An organization is created */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "organization.created";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                            description: string | null;
                            is_active: boolean;
                            requires_mfa?: boolean;
                        };
                        owner: {
                            /** Format: uuid */
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            permissions: string[];
                        };
                        data: {
                            name: string;
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "organization.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Name or description of an organization changes */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "organization.updated";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                            description: string | null;
                            is_active: boolean;
                            requires_mfa?: boolean;
                        };
                        data: {
                            name: string;
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "organization.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An organization is deleted */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "organization.deleted";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                            description: string | null;
                            is_active: boolean;
                            requires_mfa?: boolean;
                        };
                        data: {
                            name: string;
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "member.added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A user joins: by direct add, invitation or invite link */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "member.added";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                        };
                        member: {
                            /** Format: uuid */
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            permissions: string[];
                        };
                        data: {
                            role: string;
                            /** @enum {string} */
                            source: "direct" | "invitation" | "invite_link" | "domain";
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "member.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member's role changes */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "member.updated";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                        };
                        member: {
                            /** Format: uuid */
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            permissions: string[];
                        };
                        data: {
                            old_role: string;
                            new_role: string;
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "member.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member is removed */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "member.removed";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                        };
                        member: {
                            /** Format: uuid */
                            user_uuid: string;
                            email: string;
                            name: string;
                            surname: string;
                            role: string;
                            permissions: string[];
                        };
                        data: {
                            role: string;
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "role.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A custom role is created */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "role.created";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                        };
                        role: {
                            id: number;
                            name: string;
                            display_name: string;
                            permissions: string[];
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "role.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Permissions or display name of a role change */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "role.updated";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                        };
                        role: {
                            id: number;
                            name: string;
                            display_name: string;
                            permissions: string[];
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "role.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A custom role is deleted */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "role.deleted";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                        };
                        role: {
                            id: number;
                            name: string;
                            display_name: string;
                            permissions: string[];
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "invitation.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An invitation is sent */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "invitation.created";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                        };
                        invitation: {
                            /** Format: uuid */
                            uuid: string;
                            email: string;
                            role: string;
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "invitation.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An invitation is accepted */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "invitation.accepted";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                        };
                        invitation: {
                            /** Format: uuid */
                            uuid: string;
                            email: string;
                            role: string;
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "invitation.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An invitation is declined */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "invitation.declined";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                        };
                        invitation: {
                            /** Format: uuid */
                            uuid: string;
                            email: string;
                            role: string;
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "invitation.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An administrator cancels an invitation */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "invitation.cancelled";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                            slug: string;
                        };
                        invitation: {
                            /** Format: uuid */
                            uuid: string;
                            email: string;
                            role: string;
                        };
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
    "link.clicked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Short links, QR codes, bio pages or campaigns of an account whose owner asked for it are visited */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description As `event` of the body */
                    "X-Platform-Event"?: string;
                    /** @description UUID of the delivery, the same in each try: what was seen already is a repeat */
                    "X-Platform-Delivery"?: string;
                    /** @description Unix seconds of this try */
                    "X-Platform-Timestamp"?: string;
                    /** @description sha256=<hex HMAC of timestamp.body> */
                    "X-Platform-Signature-256"?: string;
                    /** @description The same by the secret before, while it rotates */
                    "X-Platform-Signature-256-Previous"?: string;
                    /** @description As X-Platform-Delivery (Standard Webhooks, as are the next two) */
                    "webhook-id"?: string;
                    /** @description As X-Platform-Timestamp */
                    "webhook-timestamp"?: string;
                    /** @description v1,<base64 HMAC of id.timestamp.body>; while the secret rotates also, after a space, the same by the one before */
                    "webhook-signature"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        event: "link.clicked";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        account: {
                            id: number;
                            /**
                             * Format: uuid
                             * @description the owner
                             */
                            user_uuid: string;
                        };
                        clicks: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            type: "links" | "bio" | "qr" | "campaigns";
                            itemid: number;
                            /** @description null for a person, who alone is counted */
                            reason: ("head" | "prefetch" | "no_user_agent" | "robot") | null;
                            country: string;
                            referrer: string;
                            browser: string;
                            os: string;
                            device: string | null;
                            language: string | null;
                            social: string | null;
                            via: string | null;
                            variant: string | null;
                            /** Format: date-time */
                            clicked_at: string;
                        }[];
                        /** @description Rises from one event to the next of the same organization (of the same person in user.updated, of the same account in link.clicked), with gaps: what happened later has the higher number, whatever order it arrives in */
                        sequence: number;
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
        DeliveryBucket: {
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
        };
        WebhookBulkRetried: {
            message: string;
            data: {
                /** @description Deliveries that are being sent again, the oldest first; 10,000 at most */
                matched: number;
                /** @description Failed ones in the same range that were too many for one call: call again */
                remaining: number;
            };
        };
        WebhookBulkRetryRequest: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /** @description Exact name, or a pattern: `*` stands for any characters */
            event?: string;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description X-Platform-Delivery; the same over all retries
             */
            uuid: string;
            event: string;
            /** @description Where it goes, without the query string */
            url: string;
            payload: {
                [key: string]: unknown;
            };
            /**
             * @description Between two tries a delivery is pending; failed is final until it is retried by hand
             * @enum {string}
             */
            status: "pending" | "success" | "failed";
            /** @description Of the last answer; null when there was none */
            status_code: number | null;
            /** @description The first 16 KiB of the last answer */
            response_body: string | null;
            error_message: string | null;
            /** @description 1 on the first send; 0 before it and after a manual retry */
            attempt: number;
            /** @description Automatic retries after the first send */
            max_attempts: number;
            /** @description Set between two tries; not before the endpoint is paused no longer */
            next_retry_at: string | null;
            completed_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            created_at: string;
            /** @description Sends that have ended, since the last manual retry */
            attempts_made: number;
            /** @description Automatic retries that may still come */
            retries_left: number;
        };
        WebhookDeliveryDetail: {
            /**
             * Format: uuid
             * @description X-Platform-Delivery; the same over all retries
             */
            uuid: string;
            event: string;
            /** @description Where it goes, without the query string */
            url: string;
            payload: {
                [key: string]: unknown;
            };
            /**
             * @description Between two tries a delivery is pending; failed is final until it is retried by hand
             * @enum {string}
             */
            status: "pending" | "success" | "failed";
            /** @description Of the last answer; null when there was none */
            status_code: number | null;
            /** @description The first 16 KiB of the last answer */
            response_body: string | null;
            error_message: string | null;
            /** @description 1 on the first send; 0 before it and after a manual retry */
            attempt: number;
            /** @description Automatic retries after the first send */
            max_attempts: number;
            /** @description Set between two tries; not before the endpoint is paused no longer */
            next_retry_at: string | null;
            completed_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            created_at: string;
            /** @description Sends that have ended, since the last manual retry */
            attempts_made: number;
            /** @description Automatic retries that may still come */
            retries_left: number;
            /** @description Oldest first, the latest 100 */
            attempts: {
                /** @description `attempt` of the delivery at the time */
                number: number;
                /**
                 * Format: date-time
                 * @description ISO 8601 with a UTC offset
                 */
                started_at: string;
                duration_ms: number | null;
                /**
                 * @description unknown: the worker ended before it could write down the result; the delivery was sent again
                 * @enum {string}
                 */
                outcome: "success" | "failure" | "deferred" | "unknown";
                status_code: number | null;
                error_message: string | null;
                /** @description The send that a manual retry asked for */
                manual: boolean;
            }[];
        };
        WebhookDeliveryRetried: {
            message: string;
            data: {
                /** Format: uuid */
                uuid: string;
                /** @enum {string} */
                status: "pending" | "success" | "failed";
            };
        };
        WebhookDeliverySummary: {
            /** @description Oldest first, without a gap */
            buckets: components["schemas"]["DeliveryBucket"][];
            /** @description The same by event, most deliveries first; 50 at most */
            by: {
                event: string;
                success: number;
                failed: number;
                pending: number;
            }[];
        };
        WebhookEndpoint: {
            client_id: string;
            name: string;
            /** @description Where deliveries go, without the query string; null when the client has no webhook URL */
            url: string | null;
            /** @enum {string} */
            audience: "authorized" | "all";
            /**
             * @description paused: it could not be reached, and is tried again by itself
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /** @description gone: it answered 410; failing: it has only failed for five days */
            disabled_reason: ("gone" | "failing" | "client_disabled" | "no_webhook_url") | null;
            disabled_at: string | null;
            /** @description Until then nothing is sent */
            paused_until: string | null;
            /** @description The first failure since the last success */
            failing_since: string | null;
            /** @description Sends in a row that did not reach it */
            consecutive_failures: number;
            last_success_at: string | null;
            last_failure_at: string | null;
            /** @description Deliveries that wait for it */
            pending: number;
            /** @description While the secret rotates, deliveries also carry a signature by the previous one, until then */
            previous_secret_expires_at: string | null;
        };
        WebhookEvent: {
            /** @enum {string} */
            event: "user.updated" | "organization.created" | "organization.updated" | "organization.deleted" | "member.added" | "member.updated" | "member.removed" | "role.created" | "role.updated" | "role.deleted" | "invitation.created" | "invitation.accepted" | "invitation.declined" | "invitation.cancelled" | "link.clicked";
            description: string;
            category: string;
            /** @description The pattern for all events of the category */
            wildcard_group: string;
            /** @description Version of the webhook interface that first sent it */
            since: string;
            /** @description JSON Schema (2020-12) of the body */
            payload_schema: {
                [key: string]: unknown;
            };
            example: {
                [key: string]: unknown;
            };
            /** @description Of a delivery with this body */
            sample_headers: {
                [key: string]: string;
            };
        };
        WebhookTestRequest: {
            event?: string;
        };
    };
    responses: {
        /** @description - `invalid_request`: The request could not be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
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
        /** @description - `validation_failed`: The given data was invalid. */
        UnprocessableContent: {
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
        /** @description - `payload_too_large`: The request body is too large. */
        ContentTooLarge: {
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
    "Deliveries.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description Exact name, or a pattern: `*` stands for any characters */
                event?: string;
                status?: "pending" | "success" | "failed";
                /** @description Made at this time or later */
                from?: string;
                /** @description Made before this time */
                to?: string;
                organization_uuid?: string;
                /** @description A client that you own, in place of the token's own; needs the scope clients:manage */
                client_id?: string;
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
                        data: components["schemas"]["WebhookDelivery"][];
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
            /** @description - `not_found`: The resource does not exist. */
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
    "Deliveries.retryAll": {
        parameters: {
            query?: {
                /** @description A client that you own, in place of the token's own; needs the scope clients:manage */
                client_id?: string;
            };
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookBulkRetryRequest"];
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookBulkRetried"];
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
            /** @description - `not_found`: The resource does not exist. */
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
    "Deliveries.summary": {
        parameters: {
            query?: {
                /** @description Made at this time or later, cut to the unit in UTC; a day before `to`, or 30 by day, when it is left out */
                from?: string;
                /** @description Made before this time; now when it is left out */
                to?: string;
                /** @description How long a bucket is: 31 days at most by hour, 400 by day */
                unit?: "hour" | "day";
                /** @description Exact name, or a pattern: `*` stands for any characters */
                event?: string;
                organization_uuid?: string;
                /** @description A client that you own, in place of the token's own; needs the scope clients:manage */
                client_id?: string;
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
                        data: components["schemas"]["WebhookDeliverySummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description - `not_found`: The resource does not exist. */
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
    "Deliveries.test": {
        parameters: {
            query?: {
                /** @description A client that you own, in place of the token's own; needs the scope clients:manage */
                client_id?: string;
            };
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestRequest"];
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
                        data: components["schemas"]["WebhookDelivery"];
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
            /** @description - `not_found`: The resource does not exist. */
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
    "Deliveries.get": {
        parameters: {
            query?: {
                /** @description A client that you own, in place of the token's own; needs the scope clients:manage */
                client_id?: string;
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
                        data: components["schemas"]["WebhookDeliveryDetail"];
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
    "Deliveries.retry": {
        parameters: {
            query?: {
                /** @description A client that you own, in place of the token's own; needs the scope clients:manage */
                client_id?: string;
            };
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
                    "application/json": components["schemas"]["WebhookDeliveryRetried"];
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
    "WebhookEndpoint.get": {
        parameters: {
            query?: {
                /** @description A client that you own, in place of the token's own; needs the scope clients:manage */
                client_id?: string;
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
                        data: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description - `not_found`: The resource does not exist. */
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
    "WebhookEndpoint.enable": {
        parameters: {
            query?: {
                /** @description A client that you own, in place of the token's own; needs the scope clients:manage */
                client_id?: string;
            };
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
                        data: components["schemas"]["WebhookEndpoint"];
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
            /** @description - `not_found`: The resource does not exist. */
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "WebhookEvents.list": {
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
                        data: components["schemas"]["WebhookEvent"][];
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
}
