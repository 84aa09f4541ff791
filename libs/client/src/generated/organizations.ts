/* Made from apps/organizations/openapi.json by generate.mjs. */

export interface paths {
    "/api/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations to you
         * @description Lists the pending invitations to the confirmed address of the caller. Needs the scope `org:read`.
         */
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
        /**
         * Accept an invitation
         * @description Makes the caller a member with the role of the invitation. It must be to their confirmed address. Sends `invitation.accepted` and `member.added`; noted in the audit log. Needs the scope `org:manage`.
         */
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
        /**
         * Decline an invitation
         * @description Declines the invitation; its link ends. Sends `invitation.declined`; noted in the audit log. Needs the scope `org:manage`.
         */
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
        /**
         * Join by an invite link
         * @description Makes the caller a member with the role of the link. Counts one use of it. Sends `member.added`; noted in the audit log. Needs the scope `org:manage`.
         */
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
        /**
         * List your organizations
         * @description Lists the organizations that the caller is a member of, with the role and the permissions in each. Plain unless a page is asked for. Needs the scope `org:read`.
         */
        get: operations["Organizations.list"];
        put?: never;
        /**
         * Create an organization
         * @description Creates an organization and makes the caller its owner. Its slug comes from the name and never changes. Sends `organization.created`; noted in its audit log. Needs the scope `org:manage`.
         */
        post: operations["Organizations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/branding/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the mark of an organization
         * @description Answers with the picture at this address, which pages and mails show. Without a token.
         */
        get: operations["Mark.read"];
        put?: never;
        post?: never;
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
        /**
         * List organizations that you may join
         * @description Lists organizations that have verified the domain of the confirmed address of the caller and suggest themselves. Needs the scope `org:read`.
         */
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
        /**
         * Read an organization
         * @description Answers with the organization, its owner, its roles and, for those who may view members, its first 100 members. Needs the scope `org:read`. For members of the organization.
         */
        get: operations["Organizations.get"];
        /**
         * Change an organization
         * @description Changes what is given and leaves the rest as it is. Sends `organization.updated`; noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
        put: operations["Organizations.update"];
        post?: never;
        /**
         * Delete an organization
         * @description Deletes the organization with all that belongs to it. Sends `organization.deleted`. Needs the scope `org:manage`. For members of the organization. Only its owner may.
         */
        delete: operations["Organizations.delete"];
        options?: never;
        head?: never;
        /**
         * Change an organization
         * @description Changes what is given and leaves the rest as it is. Sends `organization.updated`; noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
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
        /**
         * List the audit log
         * @description Lists who did what to whom, newest first. Filters by event or group of events, by actor, by target, by words and by days of UTC. Needs the scope `org:read` and the permission `view_audit_logs`. For members of the organization.
         */
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
        /**
         * Export the audit log
         * @description Answers with the log, or what the filters leave of it, as a CSV or NDJSON file. Noted in the audit log. Needs the scope `org:read` and the permission `view_audit_logs`. For members of the organization.
         */
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
        /**
         * Read an entry of the audit log
         * @description Answers with one entry, its place in the chain of hashes and its hash. Needs the scope `org:read` and the permission `view_audit_logs`. For members of the organization.
         */
        get: operations["AuditLogs.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the branding
         * @description Answers with how the pages and mails of the organization look; null is as the platform looks. Needs the scope `org:read`. For members of the organization.
         */
        get: operations["Branding.get"];
        /**
         * Change the branding
         * @description Changes what is given and leaves the rest as it is; null takes it away. The sign-in pages of the clients of the organization, its invitations and their mails show it. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
        put: operations["Branding.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the branding
         * @description Changes what is given and leaves the rest as it is; null takes it away. The sign-in pages of the clients of the organization, its invitations and their mails show it. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
        patch: operations["Branding.update.patch"];
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/branding/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the mark
         * @description Takes a PNG, JPEG or WebP picture and draws it anew as a square PNG of 256 pixels; what is not square gets a transparent margin. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
        put: operations["Branding.putMark"];
        post?: never;
        /**
         * Remove the mark
         * @description Removes the picture, also from its address. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
        delete: operations["Branding.deleteMark"];
        options?: never;
        head?: never;
        /**
         * Set the mark
         * @description Takes a PNG, JPEG or WebP picture and draws it anew as a square PNG of 256 pixels; what is not square gets a transparent margin. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
        patch: operations["Branding.putMark.patch"];
        trace?: never;
    };
    "/api/v1/organizations/{uuid}/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List domains
         * @description Lists the domains of the organization, each with the DNS record that proves it. Needs the scope `org:read` and the permission `manage_organization`. For members of the organization.
         */
        get: operations["Domains.list"];
        put?: never;
        /**
         * Claim a domain
         * @description Claims a domain of mail addresses. It counts once the DNS record of the answer is found. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
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
        /**
         * Read a domain
         * @description Answers with one domain and the DNS record that proves it. Needs the scope `org:read` and the permission `manage_organization`. For members of the organization.
         */
        get: operations["Domains.get"];
        /**
         * Change a domain
         * @description Changes what the domain does for people with an address of it. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
        put: operations["Domains.update"];
        post?: never;
        /**
         * Delete a domain
         * @description Gives the domain up; who has joined by it stays a member. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
        delete: operations["Domains.delete"];
        options?: never;
        head?: never;
        /**
         * Change a domain
         * @description Changes what the domain does for people with an address of it. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
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
        /**
         * Verify a domain
         * @description Looks for the DNS record now. When it is there, the domain is verified and taken from nobody else any more. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_organization`. For members of the organization.
         */
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
        /**
         * List invitations
         * @description Lists the invitations of the organization, newest first unless `sort` says another order, of one status where it is given. Plain unless a page is asked for. Needs the scope `org:read` and the permission `invite_members`. For members of the organization.
         */
        get: operations["Invitations.list"];
        put?: never;
        /**
         * Invite somebody
         * @description Mails an invitation to the address, good for seven days. The role may hold no permission that the caller lacks. Sends `invitation.created`; noted in the audit log. Needs the scope `org:manage` and the permission `invite_members`. For members of the organization.
         */
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
        /**
         * Invite up to 50 people
         * @description Judges each item by itself and answers with one result for each, in their order. What is invited is as if it were invited alone. Needs the scope `org:manage` and the permission `invite_members`. For members of the organization.
         */
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
        /**
         * Read an invitation
         * @description Answers with one invitation. Its token is in the mail only. Needs the scope `org:read` and the permission `invite_members`. For members of the organization.
         */
        get: operations["Invitations.get"];
        put?: never;
        post?: never;
        /**
         * Cancel an invitation
         * @description Cancels a pending invitation; its link ends. Sends `invitation.cancelled`; noted in the audit log. Needs the scope `org:manage` and the permission `invite_members`. For members of the organization.
         */
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
        /**
         * Send an invitation again
         * @description Mails a new link and gives seven new days; the old link ends. Noted in the audit log. Needs the scope `org:manage` and the permission `invite_members`. For members of the organization.
         */
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
        /**
         * List invite links
         * @description Lists the links by which people join, without the links themselves. Needs the scope `org:read` and the permission `invite_members`. For members of the organization.
         */
        get: operations["InviteLinks.list"];
        put?: never;
        /**
         * Create an invite link
         * @description Makes a link by which whoever has it joins. The link itself is in this answer only. Noted in the audit log. Needs the scope `org:manage` and the permission `invite_members`. For members of the organization.
         */
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
        /**
         * Delete an invite link
         * @description Ends the link at once; who has joined by it stays. Noted in the audit log. Needs the scope `org:manage` and the permission `invite_members`. For members of the organization.
         */
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
        /**
         * Join an organization by your domain
         * @description Makes the caller a member with the default role, because their confirmed address is of a verified domain. Sends `member.added`; noted in the audit log. Needs the scope `org:manage`.
         */
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
        /**
         * List members
         * @description Lists the members of the organization with their roles and permissions, in the order of joining unless `sort` says another. Filters by words of name and address, by role and by team. Plain unless a page is asked for. Needs the scope `org:read` and the permission `view_members`. For members of the organization.
         */
        get: operations["Members.list"];
        put?: never;
        /**
         * Add a member
         * @description Makes a registered person with this confirmed address a member, without an invitation. A role may hold no permission that the caller lacks. Sends `member.added`; noted in the audit log. Needs the scope `org:manage` and the permission `manage_members`. For members of the organization.
         */
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
        /**
         * Read a member
         * @description Answers with one member, by the UUID of the person. Needs the scope `org:read`. For members of the organization. Needs the permission `view_members`, except for oneself.
         */
        get: operations["Members.get"];
        /**
         * Change a member's role
         * @description Gives the member another role, which may hold no permission that the caller lacks. Sends `member.updated`; noted in the audit log. Needs the scope `org:manage` and the permission `manage_members`. For members of the organization.
         */
        put: operations["Members.update"];
        post?: never;
        /**
         * Remove a member, or leave
         * @description Ends the membership; access ends at once in every application. Nobody removes who holds more than they do. Sends `member.removed`; noted in the audit log. Needs the scope `org:manage`. For members of the organization. Needs the permission `remove_members`, except for oneself.
         */
        delete: operations["Members.remove"];
        options?: never;
        head?: never;
        /**
         * Change a member's role
         * @description Gives the member another role, which may hold no permission that the caller lacks. Sends `member.updated`; noted in the audit log. Needs the scope `org:manage` and the permission `manage_members`. For members of the organization.
         */
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
        /**
         * Check your permissions
         * @description Says which of the named permissions the caller holds. Somebody who is no member is answered, too: with false for each. Needs the scope `org:read`.
         */
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
        /**
         * List roles
         * @description Lists system roles and own roles, with their permissions and numbers of members. Plain unless a page is asked for. Needs the scope `org:read`. For members of the organization.
         */
        get: operations["Roles.list"];
        put?: never;
        /**
         * Create a role
         * @description Creates a role of these permissions, none of which the caller may lack. Sends `role.created`; noted in the audit log. Needs the scope `org:manage` and the permission `manage_roles`. For members of the organization.
         */
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
        /**
         * Read a role
         * @description Answers with one role, by its id or its name. Needs the scope `org:read`. For members of the organization.
         */
        get: operations["Roles.get"];
        /**
         * Change a role
         * @description Changes display name or permissions, or makes it the default role. System roles cannot be changed, except that one of them may be the default. Sends `role.updated`; noted in the audit log. Needs the scope `org:manage` and the permission `manage_roles`. For members of the organization.
         */
        put: operations["Roles.update"];
        post?: never;
        /**
         * Delete a role
         * @description Deletes a role that no member, pending invitation or usable link has. Sends `role.deleted`; noted in the audit log. Needs the scope `org:manage` and the permission `manage_roles`. For members of the organization.
         */
        delete: operations["Roles.delete"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Changes display name or permissions, or makes it the default role. System roles cannot be changed, except that one of them may be the default. Sends `role.updated`; noted in the audit log. Needs the scope `org:manage` and the permission `manage_roles`. For members of the organization.
         */
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
        /**
         * List teams
         * @description Lists the teams of the organization with the UUIDs of their members, in the order of creation. Plain unless a page is asked for. Needs the scope `org:read` and the permission `view_members`. For members of the organization.
         */
        get: operations["Teams.list"];
        put?: never;
        /**
         * Create a team
         * @description Creates a team of members, which notification rules can name. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_members`. For members of the organization.
         */
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
        /**
         * Read a team
         * @description Answers with one team, by its id. Needs the scope `org:read` and the permission `view_members`. For members of the organization.
         */
        get: operations["Teams.get"];
        /**
         * Change a team
         * @description Changes name or members of the team; what is not given stays. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_members`. For members of the organization.
         */
        put: operations["Teams.update"];
        post?: never;
        /**
         * Delete a team
         * @description Deletes the team; rules that name it fit nothing of it any more. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_members`. For members of the organization.
         */
        delete: operations["Teams.delete"];
        options?: never;
        head?: never;
        /**
         * Change a team
         * @description Changes name or members of the team; what is not given stays. Noted in the audit log. Needs the scope `org:manage` and the permission `manage_members`. For members of the organization.
         */
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
        /**
         * Transfer the ownership
         * @description Makes another member the owner; the owner of before becomes an administrator. Sends `member.updated` for both; noted in the audit log. Needs the scope `org:manage`. For members of the organization. Only its owner may. Needs a sign-in of the last ten minutes.
         */
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
        AddMember: {
            /** @description Confirmed address of a registered user */
            email: string;
            /** @description The organization's default role when not given; `member` unless that was moved */
            role?: string;
        };
        AuditEntry: {
            /** Format: uuid */
            uuid: string;
            event: string;
            actor: {
                /** @enum {string} */
                type: "user" | "client" | "system";
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
        BulkInvitationResults: {
            data: {
                /** @description As it was sent */
                email: string | null;
                invitation: components["schemas"]["Invitation"] | null;
                error: {
                    error: string;
                    message: string;
                    errors?: {
                        [key: string]: string[];
                    };
                } | null;
            }[];
        };
        BulkInvitations: {
            /** @description Items `{email, role?}` */
            invitations: {
                [key: string]: unknown;
            }[];
        };
        CancelledInvitation: {
            message: string;
            data: {
                /** Format: uuid */
                uuid: string;
                /** @enum {string} */
                status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
            };
        };
        CreateInvitation: {
            email: string;
            /** @description The organization's default role when not given; `member` unless that was moved */
            role?: string;
        };
        CreateInviteLink: {
            /** @description The organization's default role when not given; none that may manage or remove */
            role?: string;
            /** @default 7 */
            expires_in_days?: number;
            max_uses?: number | null;
            allowed_domains?: string[];
        };
        CreateOrganization: {
            name: string;
            description?: string | null;
        };
        CreateOrganizationDomain: {
            domain: string;
            /**
             * @default manual
             * @enum {string}
             */
            mode?: "manual" | "suggest" | "auto";
        };
        CreateRole: {
            /** @description Slugified: `[a-z][a-z0-9_-]{0,62}` */
            name: string;
            display_name: string;
            permissions: ("manage_organization" | "manage_members" | "manage_roles" | "invite_members" | "remove_members" | "view_members" | "view_audit_logs" | "manage_sso" | "manage_scim" | "manage_billing" | "manage_notifications")[];
        };
        CreateTeam: {
            name: string;
            /** @description Members of the organization */
            member_uuids?: string[];
        };
        CreatedInviteLink: {
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
        CreatedOrganization: {
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
        DeclinedInvitation: {
            data: {
                /** Format: uuid */
                uuid: string;
                /** @enum {string} */
                status: "pending" | "accepted" | "declined" | "cancelled" | "expired";
            };
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
        };
        Invitation: {
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
        InviteLink: {
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
        };
        JoinByToken: {
            token: string;
        };
        Member: {
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
        Organization: {
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
        OrganizationDetail: {
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
            roles: components["schemas"]["Role"][];
            members?: components["schemas"]["Member"][];
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
        OrganizationDomain: {
            /** Format: uuid */
            uuid: string;
            domain: string;
            /** @enum {string} */
            mode: "manual" | "suggest" | "auto";
            /** @enum {string} */
            status: "pending" | "verified";
            verification: {
                /** @constant */
                type: "TXT";
                name: string;
                value: string;
            };
            verified_at: string | null;
            /** @description The record was not found since then: nobody joins by the domain, and after seven days it is pending again */
            missing_since: string | null;
            /** @description When a claim that is not verified ends */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with a UTC offset
             */
            created_at: string;
        };
        PermissionCheck: {
            is_member: boolean;
            role: string | null;
            permissions: ("manage_organization" | "manage_members" | "manage_roles" | "invite_members" | "remove_members" | "view_members" | "view_audit_logs" | "manage_sso" | "manage_scim" | "manage_billing" | "manage_notifications")[];
            checked: {
                [key: string]: boolean;
            };
        };
        PutBrandingMark: {
            /** @description A PNG, JPEG or WebP picture as a data URL, at most 200 KB */
            picture: string;
        };
        ReceivedInvitation: {
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
        };
        Role: {
            id: number;
            name: string;
            display_name: string;
            permissions: string[];
            is_system: boolean;
            is_default: boolean;
            members_count: number;
        };
        SuggestedOrganization: {
            /** Format: uuid */
            uuid: string;
            name: string;
            slug: string;
            domain: string;
            members_count: number;
        };
        Team: {
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
        TransferOwnership: {
            /** Format: uuid */
            user_uuid: string;
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
        UpdateMember: {
            role: string;
        };
        UpdateOrganization: {
            name?: string;
            description?: string | null;
            /** @description To change it takes the token of a sign-in with a second factor, else 403 `second_factor_required` */
            requires_mfa?: boolean;
        };
        UpdateOrganizationDomain: {
            /** @enum {string} */
            mode?: "manual" | "suggest" | "auto";
        };
        UpdateRole: {
            /** @description Never changes: anything but the name it has is 422 */
            name?: string;
            display_name?: string;
            permissions?: ("manage_organization" | "manage_members" | "manage_roles" | "invite_members" | "remove_members" | "view_members" | "view_audit_logs" | "manage_sso" | "manage_scim" | "manage_billing" | "manage_notifications")[];
            /** @description true makes it the role of those who join without one; false is 422 for the default role */
            is_default?: boolean;
        };
        UpdateTeam: {
            name?: string;
            member_uuids?: string[];
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
        /** @description - `validation_failed`: The given data was invalid. */
        UnprocessableContent: {
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
                        data: components["schemas"]["ReceivedInvitation"][];
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
                        data: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `email_unverified`: Your e-mail address is not confirmed yet.
             *     - `invitation_email_mismatch`: The invitation was sent to another e-mail address.
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
            /**
             * @description - `idempotency_key_reused`: The idempotency key was used with another request.
             *     - `invitation_expired`: The invitation has expired.
             *     - `invitation_not_pending`: The invitation is not pending any more.
             *     - `already_member`: The user is already a member.
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
                    "application/json": components["schemas"]["DeclinedInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `email_unverified`: Your e-mail address is not confirmed yet.
             *     - `invitation_email_mismatch`: The invitation was sent to another e-mail address.
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
            /**
             * @description - `idempotency_key_reused`: The idempotency key was used with another request.
             *     - `invitation_expired`: The invitation has expired.
             *     - `invitation_not_pending`: The invitation is not pending any more.
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
                "application/json": components["schemas"]["JoinByToken"];
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
                        data: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `email_unverified`: Your e-mail address is not confirmed yet.
             *     - `domain_not_allowed`: Your e-mail address is not of a domain that may join.
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
             *     - `already_member`: The user is already a member.
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
                        data: components["schemas"]["Organization"][];
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
            500: components["responses"]["InternalServerError"];
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
                "application/json": components["schemas"]["CreateOrganization"];
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
                        data: components["schemas"]["CreatedOrganization"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    "Mark.read": {
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
                        data: components["schemas"]["SuggestedOrganization"][];
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
                        data: components["schemas"]["OrganizationDetail"];
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
                "application/json": components["schemas"]["UpdateOrganization"];
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
                        data: components["schemas"]["Organization"];
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
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `owner_only`: Only the owner of the organization may do this.
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
                "application/json": components["schemas"]["UpdateOrganization"];
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
                        data: components["schemas"]["Organization"];
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
    "AuditLogs.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Exact name, or a group of them such as `member.*` */
                event?: string;
                /** @description Only what this person did */
                actor?: string;
                /** @description Only what was done to the thing of this id */
                target?: string;
                /** @description Part of the event, or of the name or the address of actor or target, in any letter case */
                q?: string;
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
                        data: components["schemas"]["AuditEntry"][];
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
    "AuditLogs.export": {
        parameters: {
            query?: {
                /** @description Exact name, or a group of them such as `member.*` */
                event?: string;
                /** @description Only what this person did */
                actor?: string;
                /** @description Only what was done to the thing of this id */
                target?: string;
                /** @description Part of the event, or of the name or the address of actor or target, in any letter case */
                q?: string;
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
                        data: components["schemas"]["AuditEntry"];
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
    "Branding.get": {
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
                        data: components["schemas"]["Branding"];
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
    "Branding.update": {
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
    "Branding.update.patch": {
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
    "Branding.putMark": {
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
    "Branding.deleteMark": {
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
    "Branding.putMark.patch": {
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
                        data: components["schemas"]["OrganizationDomain"][];
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
                "application/json": components["schemas"]["CreateOrganizationDomain"];
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
                        data: components["schemas"]["OrganizationDomain"];
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
                        data: components["schemas"]["OrganizationDomain"];
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
                "application/json": components["schemas"]["UpdateOrganizationDomain"];
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
                        data: components["schemas"]["OrganizationDomain"];
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
                "application/json": components["schemas"]["UpdateOrganizationDomain"];
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
                        data: components["schemas"]["OrganizationDomain"];
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
                        data: components["schemas"]["OrganizationDomain"];
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
             *     - `already_exists`: The resource already exists.
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
    "Invitations.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                status?: "pending" | "accepted" | "declined" | "cancelled" | "expired";
                /** @description Part of the address, in any letter case */
                q?: string;
                sort?: "-created_at" | "created_at" | "email" | "-email";
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
                        data: components["schemas"]["Invitation"][];
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
                "application/json": components["schemas"]["CreateInvitation"];
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
                        data: components["schemas"]["Invitation"];
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
             *     - `role_exceeds_caller`: The role holds permissions that you do not hold.
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
             *     - `already_member`: The user is already a member.
             *     - `invitation_pending`: There is a pending invitation for this address.
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
            /**
             * @description - `validation_failed`: The given data was invalid.
             *     - `cannot_assign_owner`: Ownership moves by transfer only.
             */
            422: {
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
                "application/json": components["schemas"]["BulkInvitations"];
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
                    "application/json": components["schemas"]["BulkInvitationResults"];
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
                        data: components["schemas"]["Invitation"];
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
                    "application/json": components["schemas"]["CancelledInvitation"];
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
            /** @description - `invitation_not_pending`: The invitation is not pending any more. */
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
                        data: components["schemas"]["Invitation"];
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
             *     - `role_exceeds_caller`: The role holds permissions that you do not hold.
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
             *     - `invitation_not_pending`: The invitation is not pending any more.
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
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
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
                        data: components["schemas"]["InviteLink"][];
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
                "application/json": components["schemas"]["CreateInviteLink"];
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
                        data: components["schemas"]["CreatedInviteLink"];
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
             *     - `role_exceeds_caller`: The role holds permissions that you do not hold.
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
            /**
             * @description - `validation_failed`: The given data was invalid.
             *     - `cannot_assign_owner`: Ownership moves by transfer only.
             */
            422: {
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
                        data: components["schemas"]["Member"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `email_unverified`: Your e-mail address is not confirmed yet.
             *     - `domain_not_allowed`: Your e-mail address is not of a domain that may join.
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
            /**
             * @description - `idempotency_key_reused`: The idempotency key was used with another request.
             *     - `already_member`: The user is already a member.
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
    "Members.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Part of the name or the address, in any letter case */
                q?: string;
                /** @description Only members with the role of this name */
                role?: string;
                /** @description Only members of this team */
                team?: number;
                sort?: "joined_at" | "-joined_at" | "name" | "-name";
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
                        data: components["schemas"]["Member"][];
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
                "application/json": components["schemas"]["AddMember"];
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
                        data: components["schemas"]["Member"];
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
             *     - `role_exceeds_caller`: The role holds permissions that you do not hold.
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
             *     - `already_member`: The user is already a member.
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
            /**
             * @description - `validation_failed`: The given data was invalid.
             *     - `cannot_assign_owner`: Ownership moves by transfer only.
             */
            422: {
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
                        data: components["schemas"]["Member"];
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
                "application/json": components["schemas"]["UpdateMember"];
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
                        data: components["schemas"]["Member"];
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
             *     - `role_exceeds_caller`: The role holds permissions that you do not hold.
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
            /** @description - `cannot_remove_owner`: The owner cannot be removed or given another role. Transfer the ownership first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            /**
             * @description - `validation_failed`: The given data was invalid.
             *     - `cannot_assign_owner`: Ownership moves by transfer only.
             */
            422: {
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
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
             *     - `role_exceeds_caller`: The role holds permissions that you do not hold.
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
            /** @description - `cannot_remove_owner`: The owner cannot be removed or given another role. Transfer the ownership first. */
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
                "application/json": components["schemas"]["UpdateMember"];
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
                        data: components["schemas"]["Member"];
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
             *     - `role_exceeds_caller`: The role holds permissions that you do not hold.
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
            /** @description - `cannot_remove_owner`: The owner cannot be removed or given another role. Transfer the ownership first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            /**
             * @description - `validation_failed`: The given data was invalid.
             *     - `cannot_assign_owner`: Ownership moves by transfer only.
             */
            422: {
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
                        data: components["schemas"]["PermissionCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                        data: components["schemas"]["Role"][];
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
                "application/json": components["schemas"]["CreateRole"];
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
                        data: components["schemas"]["Role"];
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
             *     - `role_exceeds_caller`: The role holds permissions that you do not hold.
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
             *     - `role_name_taken`: The organization has a role of this name.
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
                        data: components["schemas"]["Role"];
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
                "application/json": components["schemas"]["UpdateRole"];
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
                        data: components["schemas"]["Role"];
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
             *     - `role_is_system`: A system role cannot be changed or deleted.
             *     - `role_exceeds_caller`: The role holds permissions that you do not hold.
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
            /**
             * @description - `insufficient_scope`: The access token lacks a required scope.
             *     - `user_required`: This needs the token of a person, not of a client.
             *     - `not_a_member`: You are not a member of this organization.
             *     - `second_factor_required`: This organization demands a second factor. Set one up in the security settings of your account, and sign in again.
             *     - `organization_inactive`: The organization is suspended.
             *     - `insufficient_permission`: You lack a required permission in this organization.
             *     - `role_is_system`: A system role cannot be changed or deleted.
             *     - `role_exceeds_caller`: The role holds permissions that you do not hold.
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
            /** @description - `role_in_use`: Members, invitations or links still have this role. */
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
                "application/json": components["schemas"]["UpdateRole"];
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
                        data: components["schemas"]["Role"];
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
             *     - `role_is_system`: A system role cannot be changed or deleted.
             *     - `role_exceeds_caller`: The role holds permissions that you do not hold.
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
    "Teams.list": {
        parameters: {
            query?: {
                per_page?: number;
                page?: number;
                /** @description Part of the name, in any letter case */
                q?: string;
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
                        data: components["schemas"]["Team"][];
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
                "application/json": components["schemas"]["CreateTeam"];
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
                        data: components["schemas"]["Team"];
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
                        data: components["schemas"]["Team"];
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
                "application/json": components["schemas"]["UpdateTeam"];
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
                        data: components["schemas"]["Team"];
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
            /** @description - `already_exists`: The resource already exists. */
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
                "application/json": components["schemas"]["UpdateTeam"];
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
                        data: components["schemas"]["Team"];
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
            /** @description - `already_exists`: The resource already exists. */
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
                "application/json": components["schemas"]["TransferOwnership"];
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
                        data: components["schemas"]["Organization"];
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
             *     - `owner_only`: Only the owner of the organization may do this.
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
}
