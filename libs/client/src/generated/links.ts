/* Made from apps/links/openapi.json by generate.mjs. */

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Account.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ApiKeys.list"];
        put?: never;
        post: operations["ApiKeys.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["ApiKeys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ApiKeys.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["Account.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Bio.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bio/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Bio.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bio/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Bio.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bio/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["Bio.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bio/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["Bio.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Campaigns.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Campaigns.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign/{id}/assign/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Campaigns.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["Campaigns.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign/{id}/unassign/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Campaigns.unassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["Campaigns.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Campaigns.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Channels.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Channels.listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/{id}/assign/{type}/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Channels.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["Channels.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Channels.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/{id}/unassign/{type}/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Channels.unassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channel/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["Channels.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Channels.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/domain/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Domains.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/domain/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Domains.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/domain/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Domains.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/domain/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["Domains.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/domain/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["Domains.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Domains.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overlay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Overlays.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overlay/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Overlays.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overlay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Overlays.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overlay/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Overlays.answers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overlay/{id}/answers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that visitors have written into an overlay, newest first, as CSV or NDJSON */
        get: operations["Overlays.exportAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overlay/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["Overlays.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overlay/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["Overlays.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pixel/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Pixels.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pixel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Pixels.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pixel/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["Pixels.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pixel/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["Pixels.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pixels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Pixels.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Qr.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qr/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Qr.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qr/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The picture of a QR code that is not stored */
        post: operations["Qr.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qr/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Qr.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qr/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["Qr.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qr/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A QR code as a picture */
        get: operations["Qr.picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qr/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["Qr.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/safety/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Appeals.list"];
        put?: never;
        post: operations["Appeals.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/splash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Splash.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/splash/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Splash.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/splash/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Splash.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/splash/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["Splash.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/splash/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["Splash.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statistics of all links of the account over a span of days */
        get: operations["Statistics.ofAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events: one `click` for each visit as it is counted, and heartbeats */
        get: operations["Statistics.watch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statistics of a link, bio page or QR code over a span of days */
        get: operations["Statistics.ofItem"];
        put?: never;
        post?: never;
        /** Erases all visits of a link, bio page or QR code and what was counted of them */
        delete: operations["Statistics.erase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/{type}/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The single visits that are still kept, as CSV or NDJSON */
        get: operations["Statistics.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Links.tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/url/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["Links.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/url/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["LegacyLinks.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/url/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["LegacyLinks.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/url/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Links.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/url/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["Links.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/url/{id}/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The short address of a link as a QR code, as a picture */
        get: operations["LinkQr.picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/url/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["Links.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Links.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/urls/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All links as CSV */
        get: operations["Transfer.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/urls/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import links from CSV, sent as text/csv or as {csv} in JSON; all lines or none, or with `partial` those that can be */
        post: operations["Transfer.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/urls/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Imports.list"];
        put?: never;
        /** Import a CSV file of up to 100,000 lines in the background (above 4 MiB with Content-Encoding: gzip): good lines become links, the others come back as a file */
        post: operations["Imports.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/urls/imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the columns of a CSV file are taken for, and what has to be decided before it can be imported */
        post: operations["Imports.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/urls/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import has come */
        get: operations["Imports.get"];
        put?: never;
        post?: never;
        /** Stop an import and forget it; the links that it has made stay */
        delete: operations["Imports.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/urls/imports/{id}/rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines that could not be imported, as CSV, each with its reason */
        get: operations["Imports.rejected"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["Owner.account"];
        /** The owner's switches; credentials_by_key is for the platform's own applications */
        put: operations["Owner.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/bio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnBio.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/bio/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnBio.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/bio/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnBio.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/bio/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["OwnBio.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/bio/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["OwnBio.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/campaign/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnCampaigns.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/campaign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnCampaigns.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/campaign/{id}/assign/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnCampaigns.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/campaign/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["OwnCampaigns.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/campaign/{id}/unassign/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnCampaigns.unassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/campaign/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["OwnCampaigns.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnCampaigns.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/channel/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnChannels.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/channel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnChannels.listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/channel/{id}/assign/{type}/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnChannels.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/channel/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["OwnChannels.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/channel/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnChannels.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/channel/{id}/unassign/{type}/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnChannels.unassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/channel/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["OwnChannels.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnChannels.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/domain/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnDomains.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/domain/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnDomains.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/domain/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnDomains.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/domain/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["OwnDomains.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/domain/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["OwnDomains.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnDomains.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/first-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The first key, once; for the platform's own applications */
        post: operations["Owner.firstKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your keys; for the platform's own applications */
        get: operations["Owner.listKeys"];
        put?: never;
        /** Make a key; for the platform's own applications */
        post: operations["Owner.addKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a key; for the platform's own applications */
        delete: operations["Owner.revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a new key in the place of one; for the platform's own applications */
        post: operations["Owner.rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/overlay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnOverlays.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/overlay/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnOverlays.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/overlay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnOverlays.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/overlay/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnOverlays.answers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/overlay/{id}/answers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that visitors have written into an overlay, newest first, as CSV or NDJSON */
        get: operations["OwnOverlays.exportAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/overlay/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["OwnOverlays.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/overlay/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["OwnOverlays.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/pixel/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnPixels.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/pixel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnPixels.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/pixel/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["OwnPixels.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/pixel/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["OwnPixels.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/pixels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnPixels.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnQr.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/qr/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnQr.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/qr/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The picture of a QR code that is not stored */
        post: operations["OwnQr.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/qr/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnQr.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/qr/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["OwnQr.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/qr/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A QR code as a picture */
        get: operations["OwnQr.picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/qr/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["OwnQr.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/safety/appeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnAppeals.list"];
        put?: never;
        post: operations["OwnAppeals.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/splash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnSplash.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/splash/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnSplash.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/splash/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnSplash.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/splash/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["OwnSplash.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/splash/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["OwnSplash.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statistics of all links of the account over a span of days */
        get: operations["OwnStatistics.ofAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/statistics/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events: one `click` for each visit as it is counted, and heartbeats */
        get: operations["OwnStatistics.watch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/statistics/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statistics of a link, bio page or QR code over a span of days */
        get: operations["OwnStatistics.ofItem"];
        put?: never;
        post?: never;
        /** Erases all visits of a link, bio page or QR code and what was counted of them */
        delete: operations["OwnStatistics.erase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/statistics/{type}/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The single visits that are still kept, as CSV or NDJSON */
        get: operations["OwnStatistics.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnLinks.tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/url/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnLinks.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/url/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnLinks.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/url/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["OwnLinks.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/url/{id}/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The short address of a link as a QR code, as a picture */
        get: operations["OwnLinkQr.picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/url/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["OwnLinks.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/urls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnLinks.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/urls/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All links as CSV */
        get: operations["OwnTransfer.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/urls/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import links from CSV, sent as text/csv or as {csv} in JSON; all lines or none, or with `partial` those that can be */
        post: operations["OwnTransfer.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/urls/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnImports.list"];
        put?: never;
        /** Import a CSV file of up to 100,000 lines in the background (above 4 MiB with Content-Encoding: gzip): good lines become links, the others come back as a file */
        post: operations["OwnImports.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/urls/imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the columns of a CSV file are taken for, and what has to be decided before it can be imported */
        post: operations["OwnImports.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/urls/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import has come */
        get: operations["OwnImports.get"];
        put?: never;
        post?: never;
        /** Stop an import and forget it; the links that it has made stay */
        delete: operations["OwnImports.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/links/urls/imports/{id}/rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines that could not be imported, as CSV, each with its reason */
        get: operations["OwnImports.rejected"];
        put?: never;
        post?: never;
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
            error: number;
            message: string;
            code: string;
            /** @description What is wrong with each field, by its path */
            errors?: {
                [key: string]: string[];
            };
            /** @description Of `internal_error`: what the operator finds it by */
            request_id?: string;
            /** @description Of a domain that is refused: the DNS record to set */
            dns_record?: {
                /** @enum {string} */
                type: "A" | "ALIAS" | "CNAME" | "TXT";
                name: string;
                values: string[];
            };
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
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
        /** @description The request cannot be read, or a field fails; `errors` names it */
        BadRequest: {
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
        /** @description The body is too large */
        ContentTooLarge: {
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
        /** @description Unix seconds at which the minute ends; on requests with an API key */
        "X-RateLimit-Reset": number;
        /** @description Seconds to wait */
        "Retry-After": number;
        /** @description `true` on an answer that is given again for its `Idempotency-Key` */
        "Idempotent-Replayed": boolean;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "Account.get": {
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            id: number;
                            email: string;
                            username: string;
                            /** Format: uri */
                            avatar: string;
                            /** @enum {string} */
                            status: "free" | "pro" | "trial" | "suspended";
                            /** @description end of the plan; 9999-12-31 23:59:59 when it has none */
                            expires: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            registered: string;
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
    "ApiKeys.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            keys: {
                                id: number;
                                name: string;
                                /** @description the first eight characters after lk_ */
                                prefix: string;
                                scopes: ("account:read" | "account:write" | "links:read" | "links:write")[];
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expires: string | null;
                                /** @description within a minute */
                                lastused: string | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ApiKeys.add": {
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
                    /** @default API key */
                    name?: string;
                    scopes?: ("account:read" | "account:write" | "links:read" | "links:write")[];
                    expires?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        key: string;
                        id: number;
                        name: string;
                        /** @description the first eight characters after lk_ */
                        prefix: string;
                        scopes: ("account:read" | "account:write" | "links:read" | "links:write")[];
                        /** @description YYYY-MM-DD HH:MM:SS in UTC */
                        date: string;
                        /** @description YYYY-MM-DD HH:MM:SS in UTC */
                        expires: string | null;
                        /** @description within a minute */
                        lastused: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ApiKeys.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "ApiKeys.rotate": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 0 */
                    grace?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        key: string;
                        id: number;
                        name: string;
                        /** @description the first eight characters after lk_ */
                        prefix: string;
                        scopes: ("account:read" | "account:write" | "links:read" | "links:write")[];
                        /** @description YYYY-MM-DD HH:MM:SS in UTC */
                        date: string;
                        /** @description YYYY-MM-DD HH:MM:SS in UTC */
                        expires: string | null;
                        /** @description within a minute */
                        lastused: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Account.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string | null;
                    password?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Bio.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                alias?: string;
                /** @description part of the title or the alias, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            bio: {
                                id: number;
                                title: string;
                                alias: string;
                                /** Format: uri */
                                link: string;
                                /** @enum {string} */
                                status: "public" | "private" | "blocked";
                                /** @description views by people */
                                clicks: number;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Bio.add": {
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
                    title: string;
                    alias?: string | null;
                    description?: string | null;
                    blocks?: ({
                        /** @enum {string} */
                        type: "heading";
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "text";
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "link";
                        text: string;
                        url: string;
                    } | {
                        /** @enum {string} */
                        type: "image";
                        /** @description https address of a picture */
                        url: string;
                        /** @description what it shows; empty for decoration */
                        alt: string;
                    } | {
                        /** @enum {string} */
                        type: "divider";
                    })[];
                    /** @enum {string} */
                    status?: "public" | "private";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** Format: uri */
                        link: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Bio.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            title: string;
                            alias: string;
                            /** Format: uri */
                            link: string;
                            /** @enum {string} */
                            status: "public" | "private" | "blocked";
                            /** @description views by people */
                            clicks: number;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            description: string;
                            blocks: ({
                                /** @enum {string} */
                                type: "heading";
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "text";
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "link";
                                text: string;
                                url: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                /** @description https address of a picture */
                                url: string;
                                /** @description what it shows; empty for decoration */
                                alt: string;
                            } | {
                                /** @enum {string} */
                                type: "divider";
                            })[];
                        };
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Bio.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Bio.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    alias?: string | null;
                    description?: string | null;
                    blocks?: ({
                        /** @enum {string} */
                        type: "heading";
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "text";
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "link";
                        text: string;
                        url: string;
                    } | {
                        /** @enum {string} */
                        type: "image";
                        /** @description https address of a picture */
                        url: string;
                        /** @description what it shows; empty for decoration */
                        alt: string;
                    } | {
                        /** @enum {string} */
                        type: "divider";
                    })[];
                    /** @enum {string} */
                    status?: "public" | "private";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** Format: uri */
                        link: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Campaigns.add": {
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
                    name?: string;
                    slug?: string | null;
                    public?: boolean;
                    sticky?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        domain: string;
                        name: string;
                        public: boolean;
                        /** @description false while there is none */
                        rotator: string | false;
                        /** Format: uri */
                        list: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Campaigns.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            name: string;
                            slug: string | null;
                            public: boolean;
                            /** @description false while there is none */
                            rotator: string | false;
                            /** Format: uri */
                            list: string;
                            /** @description the rotator leads the same visitor to the same link for a day */
                            sticky: boolean;
                            links: number;
                            /** @description of people, through the rotator */
                            clicks: number;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Campaigns.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
                linkId: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Campaigns.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Campaigns.unassign": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
                linkId: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Campaigns.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    slug?: string | null;
                    public?: boolean;
                    sticky?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        domain: string;
                        name: string;
                        public: boolean;
                        /** @description false while there is none */
                        rotator: string | false;
                        /** Format: uri */
                        list: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Campaigns.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            campaigns: {
                                id: number;
                                name: string;
                                domain: string;
                                public: boolean;
                                /** @description false while there is none */
                                rotator: string | false;
                                /** Format: uri */
                                list: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Channels.add": {
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
                    color?: string;
                    starred?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        name: string;
                        description: string;
                        color: string;
                        starred: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Channels.listItems": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            items: {
                                /** @enum {string} */
                                type: "links" | "bio" | "qr";
                                id: number;
                                title: string;
                                /**
                                 * Format: uri
                                 * @description a picture, on our own origin
                                 */
                                preview: string;
                                /** Format: uri */
                                link: string;
                                date: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Channels.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
                type: string;
                itemId: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Channels.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Channels.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            name: string;
                            description: string;
                            color: string;
                            starred: boolean;
                            items: number;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Channels.unassign": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
                type: string;
                itemId: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Channels.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string | null;
                    color?: string;
                    starred?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Channels.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            channels: {
                                id: number;
                                name: string;
                                description: string;
                                color: string;
                                starred: boolean;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Domains.add": {
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
                    domain: string;
                    redirectroot?: "" | string;
                    redirect404?: "" | string;
                    /** @description whether `Sale` and `sale` are two links; can change only while no link is on the domain */
                    case_sensitive?: boolean | null;
                    /** @description answered at /.well-known/apple-app-site-association; null: nothing is */
                    apple_app_site_association?: ({
                        [key: string]: unknown;
                    } | unknown[]) | null;
                    /** @description answered at /.well-known/assetlinks.json; null: nothing is */
                    assetlinks?: ({
                        [key: string]: unknown;
                    } | unknown[]) | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** @description for a whole registered domain: everything on it now leads here */
                        warning?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            /** @description domain_not_pointing: The domain does not point to this service. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Domains.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            /** Format: uri */
                            domain: string;
                            /** @description URL, or empty */
                            redirectroot: string;
                            /** @description URL, or empty */
                            redirect404: string;
                            /**
                             * @description pending: its DNS does not point here any more
                             * @enum {string}
                             */
                            status: "active" | "pending";
                            /** @description links on it */
                            links: number;
                            /** @description whether `Sale` and `sale` are two links */
                            case_sensitive: boolean;
                            apple_app_site_association: ({
                                [key: string]: unknown;
                            } | unknown[]) | null;
                            assetlinks: ({
                                [key: string]: unknown;
                            } | unknown[]) | null;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            checked: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Domains.check": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            /** Format: uri */
                            domain: string;
                            /** @description URL, or empty */
                            redirectroot: string;
                            /** @description URL, or empty */
                            redirect404: string;
                            /**
                             * @description pending: its DNS does not point here any more
                             * @enum {string}
                             */
                            status: "active" | "pending";
                            /** @description links on it */
                            links: number;
                            /** @description whether `Sale` and `sale` are two links */
                            case_sensitive: boolean;
                            apple_app_site_association: ({
                                [key: string]: unknown;
                            } | unknown[]) | null;
                            assetlinks: ({
                                [key: string]: unknown;
                            } | unknown[]) | null;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            checked: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description domain_not_pointing: The domain does not point to this service. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Domains.remove": {
        parameters: {
            query?: {
                force?: "0" | "1" | "true" | "false";
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Domains.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    redirectroot?: "" | string;
                    redirect404?: "" | string;
                    /** @description whether `Sale` and `sale` are two links; can change only while no link is on the domain */
                    case_sensitive?: boolean | null;
                    /** @description answered at /.well-known/apple-app-site-association; null: nothing is */
                    apple_app_site_association?: ({
                        [key: string]: unknown;
                    } | unknown[]) | null;
                    /** @description answered at /.well-known/assetlinks.json; null: nothing is */
                    assetlinks?: ({
                        [key: string]: unknown;
                    } | unknown[]) | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Domains.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            domains: {
                                id: number;
                                /** Format: uri */
                                domain: string;
                                /** @description URL, or empty */
                                redirectroot: string;
                                /** @description URL, or empty */
                                redirect404: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Overlays.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            cta: {
                                id: number;
                                /** @enum {string} */
                                type: "message" | "contact" | "poll" | "newsletter" | "image";
                                name: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @description links that use it; 10001 stands for more than 10000 */
                                links: number;
                                /** @description what visitors have written into it */
                                answers: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Overlays.add": {
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
                    /** @enum {string} */
                    type: "message";
                    name: string;
                    /** @default {} */
                    settings?: {
                        text: string;
                        /** @default  */
                        label?: string;
                        /** @default  */
                        button?: string;
                        link?: "" | string;
                        /**
                         * @default bottomright
                         * @enum {string}
                         */
                        position?: "topleft" | "topright" | "bottomleft" | "bottomright" | "bottomcenter" | "center";
                        background?: string;
                        /** @description of the text */
                        color?: string;
                        buttonbackground?: string;
                        buttoncolor?: string;
                    };
                } | {
                    /** @enum {string} */
                    type: "contact";
                    name: string;
                    /** @default {} */
                    settings?: {
                        /** @description kept as it is given: what visitors write is mailed to the address of the account */
                        email: string;
                        /** @default  */
                        subject?: string;
                        /** @default Contact us */
                        label?: string;
                        /** @default Send */
                        button?: string;
                        /** @default Thank you. We will be in touch. */
                        success?: string;
                        /**
                         * @default bottomright
                         * @enum {string}
                         */
                        position?: "topleft" | "topright" | "bottomleft" | "bottomright" | "bottomcenter" | "center";
                        background?: string;
                        /** @description of the text */
                        color?: string;
                        buttonbackground?: string;
                        buttoncolor?: string;
                    };
                } | {
                    /** @enum {string} */
                    type: "poll";
                    name: string;
                    /** @default {} */
                    settings?: {
                        question: string;
                        options: string[];
                        /** @default Vote */
                        button?: string;
                        /** @default Thank you for your vote. */
                        success?: string;
                        /**
                         * @default bottomright
                         * @enum {string}
                         */
                        position?: "topleft" | "topright" | "bottomleft" | "bottomright" | "bottomcenter" | "center";
                        background?: string;
                        /** @description of the text */
                        color?: string;
                        buttonbackground?: string;
                        buttoncolor?: string;
                    };
                } | {
                    /** @enum {string} */
                    type: "newsletter";
                    name: string;
                    /** @default {} */
                    settings?: {
                        /** @default Subscribe to our newsletter */
                        label?: string;
                        /** @default  */
                        text?: string;
                        /** @default Subscribe */
                        button?: string;
                        /** @default Thank you for subscribing. */
                        success?: string;
                        /**
                         * @default bottomright
                         * @enum {string}
                         */
                        position?: "topleft" | "topright" | "bottomleft" | "bottomright" | "bottomcenter" | "center";
                        background?: string;
                        /** @description of the text */
                        color?: string;
                        buttonbackground?: string;
                        buttoncolor?: string;
                    };
                } | {
                    /** @enum {string} */
                    type: "image";
                    name: string;
                    /** @default {} */
                    settings?: {
                        image: string;
                        /** @default  */
                        alt?: string;
                        link?: "" | string;
                        /**
                         * @default bottomright
                         * @enum {string}
                         */
                        position?: "topleft" | "topright" | "bottomleft" | "bottomright" | "bottomcenter" | "center";
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Overlays.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            /** @enum {string} */
                            type: "message" | "contact" | "poll" | "newsletter" | "image";
                            name: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description links that use it; 10001 stands for more than 10000 */
                            links: number;
                            /** @description what visitors have written into it */
                            answers: number;
                            settings: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Overlays.answers": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            answers: {
                                id: number;
                                /** @description id of the link at which it was */
                                link: number;
                                email: string | null;
                                message: string | null;
                                /** @description the chosen answer of a poll */
                                option: string | null;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Overlays.exportAnswers": {
        parameters: {
            query?: {
                format?: "csv" | "ndjson";
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Overlays.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Overlays.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description of its type, as POST /api/overlay/add takes them; those that are left out stay */
                    settings?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Pixels.add": {
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
                    /** @enum {string} */
                    type: "gtmpixel" | "gapixel" | "fbpixel" | "adwordspixel" | "linkedinpixel" | "twitterpixel" | "adrollpixel" | "quorapixel" | "pinterest" | "bing" | "snapchat" | "reddit" | "tiktok";
                    name: string;
                    tag: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Pixels.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            /** @enum {string} */
                            type: "gtmpixel" | "gapixel" | "fbpixel" | "adwordspixel" | "linkedinpixel" | "twitterpixel" | "adrollpixel" | "quorapixel" | "pinterest" | "bing" | "snapchat" | "reddit" | "tiktok";
                            name: string;
                            tag: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description links that use it; 10001 stands for more than 10000 */
                            links: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Pixels.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Pixels.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    tag: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Pixels.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            pixels: {
                                id: number;
                                /** @enum {string} */
                                type: "gtmpixel" | "gapixel" | "fbpixel" | "adwordspixel" | "linkedinpixel" | "twitterpixel" | "adrollpixel" | "quorapixel" | "pinterest" | "bing" | "snapchat" | "reddit" | "tiktok";
                                name: string;
                                tag: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @description links that use it; 10001 stands for more than 10000 */
                                links: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Qr.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            qrs: {
                                id: number;
                                /**
                                 * Format: uri
                                 * @description scan address; with .png and .svg the picture
                                 */
                                link: string;
                                scans: number;
                                name: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @enum {string} */
                                type: "text" | "vcard" | "link" | "email" | "phone" | "sms" | "wifi";
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Qr.add": {
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
                    /** @enum {string} */
                    type: "text" | "vcard" | "link" | "email" | "phone" | "sms" | "wifi";
                    /** @description by type: text, link, phone, email and sms take a string; all take an object (README of links) */
                    data: string | {
                        [key: string]: unknown;
                    } | unknown[];
                    name?: string | null;
                    background?: string | null;
                    foreground?: string | null;
                    /** @description address or data URL of a png or jpg picture; null or "" removes it */
                    logo?: string | null;
                    /** @description true: the picture holds the scan address, so that scans count and the content can change */
                    dynamic?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** Format: uri */
                        link: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Qr.preview": {
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
                    /** @enum {string} */
                    type: "text" | "vcard" | "link" | "email" | "phone" | "sms" | "wifi";
                    /** @description by type: text, link, phone, email and sms take a string; all take an object (README of links) */
                    data: string | {
                        [key: string]: unknown;
                    } | unknown[];
                    name?: string | null;
                    background?: string | null;
                    foreground?: string | null;
                    /** @description address or data URL of a png or jpg picture; null or "" removes it */
                    logo?: string | null;
                    /** @description true: the picture holds the scan address, so that scans count and the content can change */
                    dynamic?: boolean | null;
                    /**
                     * @default png
                     * @enum {string}
                     */
                    format?: "png" | "svg";
                    size?: number;
                    /** @description a code of yours that the draft changes: its address and, without `logo`, its logo */
                    id?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/svg+xml": unknown;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Qr.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            /**
                             * Format: uri
                             * @description scan address; with .png and .svg the picture
                             */
                            link: string;
                            scans: number;
                            name: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @enum {string} */
                            type: "text" | "vcard" | "link" | "email" | "phone" | "sms" | "wifi";
                            dynamic: boolean;
                            data: {
                                [key: string]: unknown;
                            };
                            foreground: string;
                            background: string;
                            logo: boolean;
                            /** @description the short link of yours that it leads to */
                            linkid: number | null;
                            /**
                             * @description blocked: by the operator, or what it leads to is
                             * @enum {string}
                             */
                            status: "active" | "blocked";
                        };
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Qr.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Qr.picture": {
        parameters: {
            query?: {
                format?: "png" | "svg";
                size?: number;
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/svg+xml": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Qr.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description by type: text, link, phone, email and sms take a string; all take an object (README of links) */
                    data: string | {
                        [key: string]: unknown;
                    } | unknown[];
                    name?: string | null;
                    background?: string | null;
                    foreground?: string | null;
                    /** @description address or data URL of a png or jpg picture; null or "" removes it */
                    logo?: string | null;
                    /** @description true: the picture holds the scan address, so that scans count and the content can change */
                    dynamic?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Appeals.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description only those about the block of this link */
                link?: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            appeals: {
                                id: number;
                                url: string;
                                message: string;
                                /** @enum {string} */
                                state: "open" | "accepted" | "refused";
                                answer: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Appeals.add": {
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
                    url: string;
                    message: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Splash.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            splash: {
                                id: number;
                                name: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @description links that use it; 10001 stands for more than 10000 */
                                links: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Splash.add": {
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
                    title?: string | null;
                    message?: string | null;
                    /** @description address of a wide picture */
                    banner?: "" | string;
                    /** @description address of a small picture */
                    logo?: "" | string;
                    /** @description where the banner leads */
                    product?: "" | string;
                    /** @description text of the button that goes on */
                    button?: string | null;
                    /** @description seconds until the page goes on; 0 waits for the button */
                    counter?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Splash.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            name: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description links that use it; 10001 stands for more than 10000 */
                            links: number;
                            title: string;
                            message: string;
                            banner: string;
                            logo: string;
                            product: string;
                            button: string;
                            counter: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Splash.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Splash.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    title?: string | null;
                    message?: string | null;
                    /** @description address of a wide picture */
                    banner?: "" | string;
                    /** @description address of a small picture */
                    logo?: "" | string;
                    /** @description where the banner leads */
                    product?: "" | string;
                    /** @description text of the button that goes on */
                    button?: string | null;
                    /** @description seconds until the page goes on; 0 waits for the button */
                    counter?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Statistics.ofAccount": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                /** @description whose days they are; others than UTC are counted from the single clicks, for as long as these are kept (90 days unless the operator changed it) */
                tz?: string;
                unit?: "hour" | "day" | "month";
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                            /** @description whose days these are */
                            tz: string;
                            /** @description with HEAD, prefetch, robots and visits without a user agent */
                            allClicks: number;
                            /** @description every visit is in one of these; clicks is person */
                            reasons: {
                                person: number;
                                head: number;
                                prefetch: number;
                                no_user_agent: number;
                                robot: number;
                            };
                            topDevices: {
                                [key: string]: string;
                            };
                            /** @description primary language of the browser, ISO 639 */
                            topLanguages: {
                                [key: string]: string;
                            };
                            /** @description what led to the item other than its own address: `rotator` to links and campaigns, `qr` to QR codes */
                            topVia: {
                                [key: string]: string;
                            };
                            /** @description which of several destinations */
                            topVariants: {
                                [key: string]: string;
                            };
                            /** @enum {string} */
                            unit: "hour" | "day" | "month";
                            series: {
                                /** @description start of the hour, day or month of the time zone, written in UTC */
                                date: string;
                                clicks: number;
                                allClicks: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Statistics.watch": {
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Statistics.ofItem": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                /** @description whose days they are; others than UTC are counted from the single clicks, for as long as these are kept (90 days unless the operator changed it) */
                tz?: string;
                unit?: "hour" | "day" | "month";
            };
            header?: never;
            path: {
                type: string;
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                            /** @description whose days these are */
                            tz: string;
                            /** @description with HEAD, prefetch, robots and visits without a user agent */
                            allClicks: number;
                            /** @description every visit is in one of these; clicks is person */
                            reasons: {
                                person: number;
                                head: number;
                                prefetch: number;
                                no_user_agent: number;
                                robot: number;
                            };
                            topDevices: {
                                [key: string]: string;
                            };
                            /** @description primary language of the browser, ISO 639 */
                            topLanguages: {
                                [key: string]: string;
                            };
                            /** @description what led to the item other than its own address: `rotator` to links and campaigns, `qr` to QR codes */
                            topVia: {
                                [key: string]: string;
                            };
                            /** @description which of several destinations */
                            topVariants: {
                                [key: string]: string;
                            };
                            /** @enum {string} */
                            unit: "hour" | "day" | "month";
                            series: {
                                /** @description start of the hour, day or month of the time zone, written in UTC */
                                date: string;
                                clicks: number;
                                allClicks: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Statistics.erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Statistics.export": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                /** @description whose days they are; others than UTC are counted from the single clicks, for as long as these are kept (90 days unless the operator changed it) */
                tz?: string;
                format?: "csv" | "ndjson";
            };
            header?: never;
            path: {
                type: string;
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Links.tags": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            tags: {
                                tag: string;
                                links: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Links.add": {
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
                    url: string;
                    custom?: string | null;
                    title?: string | null;
                    description?: string | null;
                    /** @description for the owner only */
                    note?: string | null;
                    /** @description direct, frame, splash, the id of a custom splash page, or overlay-ID */
                    type?: (string | number) | null;
                    password?: string | null;
                    /** @enum {string|null} */
                    status?: "public" | "private" | null;
                    /** @description a disabled link answers as if it did not exist */
                    disabled?: boolean | null;
                    domain?: string | null;
                    expiry?: string | null;
                    startdate?: string | null;
                    clicklimit?: number | null;
                    /** @description where the link leads once it has expired */
                    expirylink?: string | null;
                    /** @description [{location, link}]; location is an English country name or an ISO code */
                    geotarget?: {
                        location: string;
                        link: string;
                    }[] | null;
                    /** @description [{device, link}] */
                    devicetarget?: {
                        device: string;
                        link: string;
                    }[] | null;
                    /** @description [{language, link}]; language is fr, pt-BR or French */
                    languagetarget?: {
                        language: string;
                        link: string;
                    }[] | null;
                    /** @description appended to the destination */
                    parameters?: {
                        name: string;
                        value: string;
                    }[] | null;
                    /** @description further destinations; the main one has what is left of 100 percent */
                    rotate?: {
                        link: string;
                        percent?: number | null;
                        expiry?: string | null;
                    }[] | null;
                    deeplink?: {
                        /** @description address of the app itself, such as myapp://item/1 */
                        app?: string | null;
                        ios?: string | null;
                        android?: string | null;
                        /** @description the same as ios */
                        apple?: string | null;
                        /** @description the same as android */
                        google?: string | null;
                        /** @description open the app without asking; true when it is not given */
                        auto?: boolean;
                    } | null;
                    metatitle?: string | null;
                    metadescription?: string | null;
                    /** @description address of a jpg or png */
                    metaimage?: string | null;
                    pixels?: number[] | null;
                    /**
                     * @description whether visitors are asked before pixels load; always when it is not given
                     * @enum {string|null}
                     */
                    pixel_consent?: "always" | "ask" | "never" | null;
                    channel?: number | null;
                    campaign?: number | null;
                    tags?: string[] | null;
                    /** @description 301 for five minutes at a time, instead of 302 */
                    permanent?: boolean | null;
                    /** @description whether the query string of a visit is passed on to the destination; the default of the account when it is not given */
                    pass_query?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** Format: uri */
                        shorturl: string;
                        /** Format: uri */
                        short: string;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "LegacyLinks.list": {
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
                    limit?: string;
                    page?: string;
                    /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                    cursor?: string;
                    /**
                     * @default date
                     * @enum {string}
                     */
                    order?: "date" | "click";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            urls: {
                                id: number;
                                alias: string;
                                /** Format: uri */
                                shorturl: string;
                                longurl: string;
                                title: string;
                                description: string;
                                clicks: number;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @enum {string} */
                                status: "public" | "private";
                                /** @enum {string} */
                                state: "active" | "scheduled" | "expired" | "disabled" | "blocked";
                                /** @description the host of the short URL, with its scheme */
                                domain: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expiry: string | null;
                                campaign: number | null;
                                channels: number[];
                                tags: string[];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "LegacyLinks.get": {
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
                    urlid: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            alias: string;
                            /** Format: uri */
                            shorturl: string;
                            longurl: string;
                            title: string;
                            description: string;
                            /** @description country, in lower case, to destination */
                            location: {
                                [key: string]: string;
                            };
                            /** @description device, in lower case, to destination */
                            device: {
                                [key: string]: string;
                            };
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            expiry: string | null;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @enum {string} */
                            status: "public" | "private";
                            /** @enum {string} */
                            state: "active" | "scheduled" | "expired" | "disabled" | "blocked";
                            /** @description the host of the short URL, with its scheme */
                            domain: string;
                            campaign: number | null;
                            channels: number[];
                            tags: string[];
                            /** @description language to destination */
                            language: {
                                [key: string]: string;
                            };
                            type: string;
                            note: string;
                            /** @description whether there is one */
                            password: boolean;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            startdate: string | null;
                            clicklimit: number | null;
                            expirylink: string | null;
                            parameters: {
                                name: string;
                                value: string;
                            }[];
                            rotate: {
                                link: string;
                                percent: number | null;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expiry: string | null;
                            }[];
                            deeplink: {
                                app: string | null;
                                ios: string | null;
                                android: string | null;
                                auto: boolean;
                            } | null;
                            metatitle: string;
                            metadescription: string;
                            metaimage: string;
                            pixels: number[];
                            /** @enum {string} */
                            pixel_consent: "always" | "ask" | "never";
                            permanent: boolean;
                            pass_query: boolean;
                        };
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Links.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            alias: string;
                            /** Format: uri */
                            shorturl: string;
                            longurl: string;
                            title: string;
                            description: string;
                            /** @description country, in lower case, to destination */
                            location: {
                                [key: string]: string;
                            };
                            /** @description device, in lower case, to destination */
                            device: {
                                [key: string]: string;
                            };
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            expiry: string | null;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @enum {string} */
                            status: "public" | "private";
                            /** @enum {string} */
                            state: "active" | "scheduled" | "expired" | "disabled" | "blocked";
                            /** @description the host of the short URL, with its scheme */
                            domain: string;
                            campaign: number | null;
                            channels: number[];
                            tags: string[];
                            /** @description language to destination */
                            language: {
                                [key: string]: string;
                            };
                            type: string;
                            note: string;
                            /** @description whether there is one */
                            password: boolean;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            startdate: string | null;
                            clicklimit: number | null;
                            expirylink: string | null;
                            parameters: {
                                name: string;
                                value: string;
                            }[];
                            rotate: {
                                link: string;
                                percent: number | null;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expiry: string | null;
                            }[];
                            deeplink: {
                                app: string | null;
                                ios: string | null;
                                android: string | null;
                                auto: boolean;
                            } | null;
                            metatitle: string;
                            metadescription: string;
                            metaimage: string;
                            pixels: number[];
                            /** @enum {string} */
                            pixel_consent: "always" | "ask" | "never";
                            permanent: boolean;
                            pass_query: boolean;
                        };
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Links.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "LinkQr.picture": {
        parameters: {
            query?: {
                format?: "png" | "svg";
                size?: number;
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/svg+xml": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Links.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url?: string;
                    custom?: string | null;
                    title?: string | null;
                    description?: string | null;
                    /** @description for the owner only */
                    note?: string | null;
                    /** @description direct, frame, splash, the id of a custom splash page, or overlay-ID */
                    type?: (string | number) | null;
                    password?: string | null;
                    /** @enum {string|null} */
                    status?: "public" | "private" | null;
                    /** @description a disabled link answers as if it did not exist */
                    disabled?: boolean | null;
                    domain?: string | null;
                    expiry?: string | null;
                    startdate?: string | null;
                    clicklimit?: number | null;
                    /** @description where the link leads once it has expired */
                    expirylink?: string | null;
                    /** @description [{location, link}]; location is an English country name or an ISO code */
                    geotarget?: {
                        location: string;
                        link: string;
                    }[] | null;
                    /** @description [{device, link}] */
                    devicetarget?: {
                        device: string;
                        link: string;
                    }[] | null;
                    /** @description [{language, link}]; language is fr, pt-BR or French */
                    languagetarget?: {
                        language: string;
                        link: string;
                    }[] | null;
                    /** @description appended to the destination */
                    parameters?: {
                        name: string;
                        value: string;
                    }[] | null;
                    /** @description further destinations; the main one has what is left of 100 percent */
                    rotate?: {
                        link: string;
                        percent?: number | null;
                        expiry?: string | null;
                    }[] | null;
                    deeplink?: {
                        /** @description address of the app itself, such as myapp://item/1 */
                        app?: string | null;
                        ios?: string | null;
                        android?: string | null;
                        /** @description the same as ios */
                        apple?: string | null;
                        /** @description the same as android */
                        google?: string | null;
                        /** @description open the app without asking; true when it is not given */
                        auto?: boolean;
                    } | null;
                    metatitle?: string | null;
                    metadescription?: string | null;
                    /** @description address of a jpg or png */
                    metaimage?: string | null;
                    pixels?: number[] | null;
                    /**
                     * @description whether visitors are asked before pixels load; always when it is not given
                     * @enum {string|null}
                     */
                    pixel_consent?: "always" | "ask" | "never" | null;
                    channel?: number | null;
                    campaign?: number | null;
                    tags?: string[] | null;
                    /** @description 301 for five minutes at a time, instead of 302 */
                    permanent?: boolean | null;
                    /** @description whether the query string of a visit is passed on to the destination; the default of the account when it is not given */
                    pass_query?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** Format: uri */
                        short: string;
                        /** Format: uri */
                        shorturl: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Links.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                order?: "date" | "click";
                q?: string;
                /** @description only links with this tag */
                tag?: string;
                /** @description only links in this campaign */
                campaign?: number;
                /** @description only links in this channel */
                channel?: number;
                /** @description only links on this branded domain */
                domain?: number;
                /** @description the address of one link of yours; all else is ignored then */
                short?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            alias: string;
                            /** Format: uri */
                            shorturl: string;
                            longurl: string;
                            title: string;
                            description: string;
                            /** @description country, in lower case, to destination */
                            location: {
                                [key: string]: string;
                            };
                            /** @description device, in lower case, to destination */
                            device: {
                                [key: string]: string;
                            };
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            expiry: string | null;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @enum {string} */
                            status: "public" | "private";
                            /** @enum {string} */
                            state: "active" | "scheduled" | "expired" | "disabled" | "blocked";
                            /** @description the host of the short URL, with its scheme */
                            domain: string;
                            campaign: number | null;
                            channels: number[];
                            tags: string[];
                            /** @description language to destination */
                            language: {
                                [key: string]: string;
                            };
                            type: string;
                            note: string;
                            /** @description whether there is one */
                            password: boolean;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            startdate: string | null;
                            clicklimit: number | null;
                            expirylink: string | null;
                            parameters: {
                                name: string;
                                value: string;
                            }[];
                            rotate: {
                                link: string;
                                percent: number | null;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expiry: string | null;
                            }[];
                            deeplink: {
                                app: string | null;
                                ios: string | null;
                                android: string | null;
                                auto: boolean;
                            } | null;
                            metatitle: string;
                            metadescription: string;
                            metaimage: string;
                            pixels: number[];
                            /** @enum {string} */
                            pixel_consent: "always" | "ask" | "never";
                            permanent: boolean;
                            pass_query: boolean;
                        };
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            urls: {
                                id: number;
                                alias: string;
                                /** Format: uri */
                                shorturl: string;
                                longurl: string;
                                title: string;
                                description: string;
                                clicks: number;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @enum {string} */
                                status: "public" | "private";
                                /** @enum {string} */
                                state: "active" | "scheduled" | "expired" | "disabled" | "blocked";
                                /** @description the host of the short URL, with its scheme */
                                domain: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expiry: string | null;
                                campaign: number | null;
                                channels: number[];
                                tags: string[];
                            }[];
                        };
                    } | {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            urls: {
                                id: number;
                                alias: string;
                                /** Format: uri */
                                shorturl: string;
                                longurl: string;
                                title: string;
                                description: string;
                                clicks: number;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @enum {string} */
                                status: "public" | "private";
                                /** @enum {string} */
                                state: "active" | "scheduled" | "expired" | "disabled" | "blocked";
                                /** @description the host of the short URL, with its scheme */
                                domain: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expiry: string | null;
                                campaign: number | null;
                                channels: number[];
                                tags: string[];
                            }[];
                        };
                    } | {
                        /** @enum {number} */
                        error: 1;
                        message: string;
                        code: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Transfer.export": {
        parameters: {
            query?: {
                /** @description only links with this tag */
                tag?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Transfer.import": {
        parameters: {
            query?: {
                /** @description says what would be imported, and imports nothing */
                dry_run?: boolean;
                /** @description imports the lines that can be, and gives the others back in `rejected` */
                partial?: boolean;
                /** @description which column is what, as JSON: {"code": "custom", "internal": null}; null leaves a column out; columns that are not named are known by their names */
                columns?: {
                    [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                };
                /** @description a branded domain of yours for the links of the file; lines that name one of yours keep theirs */
                domain?: string;
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
                "application/json": {
                    csv?: string;
                    /** @description as in the query */
                    columns?: {
                        [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                    };
                };
                "text/csv": string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        dry_run: boolean;
                        lines: number;
                        valid: number;
                        imported: number;
                        /** @description columns that say nothing to us */
                        ignored: string[];
                        /** @description domains of short URLs in the file that are not yours here: their aliases go to the domain that is asked for, or to the platform’s */
                        foreign_domains: string[];
                        errors: {
                            /** @description the header is line 1 */
                            line: number;
                            message: string;
                        }[];
                        links: {
                            line: number;
                            id: number;
                            shorturl: string;
                        }[];
                        /** @description CSV of the lines that were not imported, each with its reason; empty when there is none */
                        rejected: string;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Imports.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            imports: {
                                id: number;
                                /**
                                 * @description cancelled: stopped, as the account was closed meanwhile
                                 * @enum {string}
                                 */
                                state: "waiting" | "running" | "done" | "cancelled";
                                service: string | null;
                                lines: number;
                                /** @description lines that have been looked at */
                                done: number;
                                imported: number;
                                /** @description they can be fetched as a file */
                                refused: number;
                                ignored: string[];
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                finished: string | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Imports.start": {
        parameters: {
            query?: {
                /** @description which column is what, as JSON: {"code": "custom", "internal": null}; null leaves a column out; columns that are not named are known by their names */
                columns?: {
                    [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                };
                /** @description a branded domain of yours for the links of the file; lines that name one of yours keep theirs */
                domain?: string;
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
                "application/json": {
                    csv?: string;
                    /** @description as in the query */
                    columns?: {
                        [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                    };
                };
                "text/csv": string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            id: number;
                            /**
                             * @description cancelled: stopped, as the account was closed meanwhile
                             * @enum {string}
                             */
                            state: "waiting" | "running" | "done" | "cancelled";
                            service: string | null;
                            lines: number;
                            /** @description lines that have been looked at */
                            done: number;
                            imported: number;
                            /** @description they can be fetched as a file */
                            refused: number;
                            ignored: string[];
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            finished: string | null;
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
            /** @description limit_reached: The limit of this resource is reached. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Imports.preview": {
        parameters: {
            query?: {
                /** @description which column is what, as JSON: {"code": "custom", "internal": null}; null leaves a column out; columns that are not named are known by their names */
                columns?: {
                    [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                };
                /** @description a branded domain of yours for the links of the file; lines that name one of yours keep theirs */
                domain?: string;
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
                "application/json": {
                    csv?: string;
                    /** @description as in the query */
                    columns?: {
                        [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                    };
                };
                "text/csv": string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description whose export it looks like */
                            service: string | null;
                            lines: number;
                            columns: {
                                name: string;
                                /**
                                 * @description what it is taken for; null: it is left out
                                 * @enum {string|null}
                                 */
                                field: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                                /** @description of its first lines */
                                samples: string[];
                                /** @description its name is not known, and it would be left out: an import asks whether it is the aliases */
                                looks_like_aliases: boolean;
                            }[];
                            /** @description domains of short URLs in the file that are not yours here: their aliases go to the domain that is asked for, or to the platform’s */
                            foreign_domains: string[];
                            /** @description false while a column with destinations is missing, or one that looks like aliases is not decided on */
                            can_import: boolean;
                            /** @description why it cannot be imported yet */
                            problem: string | null;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Imports.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            id: number;
                            /**
                             * @description cancelled: stopped, as the account was closed meanwhile
                             * @enum {string}
                             */
                            state: "waiting" | "running" | "done" | "cancelled";
                            service: string | null;
                            lines: number;
                            /** @description lines that have been looked at */
                            done: number;
                            imported: number;
                            /** @description they can be fetched as a file */
                            refused: number;
                            ignored: string[];
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            finished: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Imports.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Imports.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Owner.account": {
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            id: number;
                            username: string;
                            email: string;
                            /** @enum {string} */
                            status: "free" | "pro" | "trial" | "suspended";
                            /** @description whether API keys may change address and password of the account: false until the owner allows it */
                            credentials_by_key: boolean;
                            /**
                             * @description which visits are sent as webhooks to clients with a webhook URL that the owner allowed links:manage
                             * @enum {string}
                             */
                            click_events: "none" | "people" | "all";
                            /** @description whether new links pass the query of a visit on, when they do not say */
                            pass_query: boolean;
                            /** @description whether the first key can still be shown */
                            first_key: boolean;
                            /** Format: uri */
                            api: string;
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
    "Owner.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credentials_by_key?: boolean;
                    /** @enum {string} */
                    click_events?: "none" | "people" | "all";
                    pass_query?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            id: number;
                            username: string;
                            email: string;
                            /** @enum {string} */
                            status: "free" | "pro" | "trial" | "suspended";
                            /** @description whether API keys may change address and password of the account: false until the owner allows it */
                            credentials_by_key: boolean;
                            /**
                             * @description which visits are sent as webhooks to clients with a webhook URL that the owner allowed links:manage
                             * @enum {string}
                             */
                            click_events: "none" | "people" | "all";
                            /** @description whether new links pass the query of a visit on, when they do not say */
                            pass_query: boolean;
                            /** @description whether the first key can still be shown */
                            first_key: boolean;
                            /** Format: uri */
                            api: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnBio.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                alias?: string;
                /** @description part of the title or the alias, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            bio: {
                                id: number;
                                title: string;
                                alias: string;
                                /** Format: uri */
                                link: string;
                                /** @enum {string} */
                                status: "public" | "private" | "blocked";
                                /** @description views by people */
                                clicks: number;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnBio.add": {
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
                    title: string;
                    alias?: string | null;
                    description?: string | null;
                    blocks?: ({
                        /** @enum {string} */
                        type: "heading";
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "text";
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "link";
                        text: string;
                        url: string;
                    } | {
                        /** @enum {string} */
                        type: "image";
                        /** @description https address of a picture */
                        url: string;
                        /** @description what it shows; empty for decoration */
                        alt: string;
                    } | {
                        /** @enum {string} */
                        type: "divider";
                    })[];
                    /** @enum {string} */
                    status?: "public" | "private";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** Format: uri */
                        link: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnBio.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            title: string;
                            alias: string;
                            /** Format: uri */
                            link: string;
                            /** @enum {string} */
                            status: "public" | "private" | "blocked";
                            /** @description views by people */
                            clicks: number;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            description: string;
                            blocks: ({
                                /** @enum {string} */
                                type: "heading";
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "text";
                                text: string;
                            } | {
                                /** @enum {string} */
                                type: "link";
                                text: string;
                                url: string;
                            } | {
                                /** @enum {string} */
                                type: "image";
                                /** @description https address of a picture */
                                url: string;
                                /** @description what it shows; empty for decoration */
                                alt: string;
                            } | {
                                /** @enum {string} */
                                type: "divider";
                            })[];
                        };
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnBio.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnBio.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    alias?: string | null;
                    description?: string | null;
                    blocks?: ({
                        /** @enum {string} */
                        type: "heading";
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "text";
                        text: string;
                    } | {
                        /** @enum {string} */
                        type: "link";
                        text: string;
                        url: string;
                    } | {
                        /** @enum {string} */
                        type: "image";
                        /** @description https address of a picture */
                        url: string;
                        /** @description what it shows; empty for decoration */
                        alt: string;
                    } | {
                        /** @enum {string} */
                        type: "divider";
                    })[];
                    /** @enum {string} */
                    status?: "public" | "private";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** Format: uri */
                        link: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnCampaigns.add": {
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
                    name?: string;
                    slug?: string | null;
                    public?: boolean;
                    sticky?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        domain: string;
                        name: string;
                        public: boolean;
                        /** @description false while there is none */
                        rotator: string | false;
                        /** Format: uri */
                        list: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnCampaigns.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            name: string;
                            slug: string | null;
                            public: boolean;
                            /** @description false while there is none */
                            rotator: string | false;
                            /** Format: uri */
                            list: string;
                            /** @description the rotator leads the same visitor to the same link for a day */
                            sticky: boolean;
                            links: number;
                            /** @description of people, through the rotator */
                            clicks: number;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnCampaigns.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
                linkId: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnCampaigns.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnCampaigns.unassign": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
                linkId: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnCampaigns.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    slug?: string | null;
                    public?: boolean;
                    sticky?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        domain: string;
                        name: string;
                        public: boolean;
                        /** @description false while there is none */
                        rotator: string | false;
                        /** Format: uri */
                        list: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnCampaigns.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            campaigns: {
                                id: number;
                                name: string;
                                domain: string;
                                public: boolean;
                                /** @description false while there is none */
                                rotator: string | false;
                                /** Format: uri */
                                list: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnChannels.add": {
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
                    color?: string;
                    starred?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        name: string;
                        description: string;
                        color: string;
                        starred: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnChannels.listItems": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            items: {
                                /** @enum {string} */
                                type: "links" | "bio" | "qr";
                                id: number;
                                title: string;
                                /**
                                 * Format: uri
                                 * @description a picture, on our own origin
                                 */
                                preview: string;
                                /** Format: uri */
                                link: string;
                                date: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnChannels.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
                type: string;
                itemId: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnChannels.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnChannels.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            name: string;
                            description: string;
                            color: string;
                            starred: boolean;
                            items: number;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnChannels.unassign": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
                type: string;
                itemId: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnChannels.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string | null;
                    color?: string;
                    starred?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnChannels.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            channels: {
                                id: number;
                                name: string;
                                description: string;
                                color: string;
                                starred: boolean;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnDomains.add": {
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
                    domain: string;
                    redirectroot?: "" | string;
                    redirect404?: "" | string;
                    /** @description whether `Sale` and `sale` are two links; can change only while no link is on the domain */
                    case_sensitive?: boolean | null;
                    /** @description answered at /.well-known/apple-app-site-association; null: nothing is */
                    apple_app_site_association?: ({
                        [key: string]: unknown;
                    } | unknown[]) | null;
                    /** @description answered at /.well-known/assetlinks.json; null: nothing is */
                    assetlinks?: ({
                        [key: string]: unknown;
                    } | unknown[]) | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** @description for a whole registered domain: everything on it now leads here */
                        warning?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            /** @description domain_not_pointing: The domain does not point to this service. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnDomains.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            /** Format: uri */
                            domain: string;
                            /** @description URL, or empty */
                            redirectroot: string;
                            /** @description URL, or empty */
                            redirect404: string;
                            /**
                             * @description pending: its DNS does not point here any more
                             * @enum {string}
                             */
                            status: "active" | "pending";
                            /** @description links on it */
                            links: number;
                            /** @description whether `Sale` and `sale` are two links */
                            case_sensitive: boolean;
                            apple_app_site_association: ({
                                [key: string]: unknown;
                            } | unknown[]) | null;
                            assetlinks: ({
                                [key: string]: unknown;
                            } | unknown[]) | null;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            checked: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnDomains.check": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            /** Format: uri */
                            domain: string;
                            /** @description URL, or empty */
                            redirectroot: string;
                            /** @description URL, or empty */
                            redirect404: string;
                            /**
                             * @description pending: its DNS does not point here any more
                             * @enum {string}
                             */
                            status: "active" | "pending";
                            /** @description links on it */
                            links: number;
                            /** @description whether `Sale` and `sale` are two links */
                            case_sensitive: boolean;
                            apple_app_site_association: ({
                                [key: string]: unknown;
                            } | unknown[]) | null;
                            assetlinks: ({
                                [key: string]: unknown;
                            } | unknown[]) | null;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            checked: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description domain_not_pointing: The domain does not point to this service. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnDomains.remove": {
        parameters: {
            query?: {
                force?: "0" | "1" | "true" | "false";
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnDomains.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    redirectroot?: "" | string;
                    redirect404?: "" | string;
                    /** @description whether `Sale` and `sale` are two links; can change only while no link is on the domain */
                    case_sensitive?: boolean | null;
                    /** @description answered at /.well-known/apple-app-site-association; null: nothing is */
                    apple_app_site_association?: ({
                        [key: string]: unknown;
                    } | unknown[]) | null;
                    /** @description answered at /.well-known/assetlinks.json; null: nothing is */
                    assetlinks?: ({
                        [key: string]: unknown;
                    } | unknown[]) | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnDomains.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            domains: {
                                id: number;
                                /** Format: uri */
                                domain: string;
                                /** @description URL, or empty */
                                redirectroot: string;
                                /** @description URL, or empty */
                                redirect404: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Owner.firstKey": {
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            key: string;
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
    "Owner.listKeys": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            keys: {
                                id: number;
                                name: string;
                                /** @description the first eight characters after lk_ */
                                prefix: string;
                                scopes: ("account:read" | "account:write" | "links:read" | "links:write")[];
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expires: string | null;
                                /** @description within a minute */
                                lastused: string | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Owner.addKey": {
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
                    /** @default API key */
                    name?: string;
                    scopes?: ("account:read" | "account:write" | "links:read" | "links:write")[];
                    expires?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            key: string;
                            id: number;
                            name: string;
                            /** @description the first eight characters after lk_ */
                            prefix: string;
                            scopes: ("account:read" | "account:write" | "links:read" | "links:write")[];
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            expires: string | null;
                            /** @description within a minute */
                            lastused: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Owner.revokeKey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "Owner.rotateKey": {
        parameters: {
            query?: never;
            header?: {
                /** @description For 24 hours the same key with the same request gets the first answer again; with another request it is 409 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 0 */
                    grace?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            key: string;
                            id: number;
                            name: string;
                            /** @description the first eight characters after lk_ */
                            prefix: string;
                            scopes: ("account:read" | "account:write" | "links:read" | "links:write")[];
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            expires: string | null;
                            /** @description within a minute */
                            lastused: string | null;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnOverlays.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            cta: {
                                id: number;
                                /** @enum {string} */
                                type: "message" | "contact" | "poll" | "newsletter" | "image";
                                name: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @description links that use it; 10001 stands for more than 10000 */
                                links: number;
                                /** @description what visitors have written into it */
                                answers: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnOverlays.add": {
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
                    /** @enum {string} */
                    type: "message";
                    name: string;
                    /** @default {} */
                    settings?: {
                        text: string;
                        /** @default  */
                        label?: string;
                        /** @default  */
                        button?: string;
                        link?: "" | string;
                        /**
                         * @default bottomright
                         * @enum {string}
                         */
                        position?: "topleft" | "topright" | "bottomleft" | "bottomright" | "bottomcenter" | "center";
                        background?: string;
                        /** @description of the text */
                        color?: string;
                        buttonbackground?: string;
                        buttoncolor?: string;
                    };
                } | {
                    /** @enum {string} */
                    type: "contact";
                    name: string;
                    /** @default {} */
                    settings?: {
                        /** @description kept as it is given: what visitors write is mailed to the address of the account */
                        email: string;
                        /** @default  */
                        subject?: string;
                        /** @default Contact us */
                        label?: string;
                        /** @default Send */
                        button?: string;
                        /** @default Thank you. We will be in touch. */
                        success?: string;
                        /**
                         * @default bottomright
                         * @enum {string}
                         */
                        position?: "topleft" | "topright" | "bottomleft" | "bottomright" | "bottomcenter" | "center";
                        background?: string;
                        /** @description of the text */
                        color?: string;
                        buttonbackground?: string;
                        buttoncolor?: string;
                    };
                } | {
                    /** @enum {string} */
                    type: "poll";
                    name: string;
                    /** @default {} */
                    settings?: {
                        question: string;
                        options: string[];
                        /** @default Vote */
                        button?: string;
                        /** @default Thank you for your vote. */
                        success?: string;
                        /**
                         * @default bottomright
                         * @enum {string}
                         */
                        position?: "topleft" | "topright" | "bottomleft" | "bottomright" | "bottomcenter" | "center";
                        background?: string;
                        /** @description of the text */
                        color?: string;
                        buttonbackground?: string;
                        buttoncolor?: string;
                    };
                } | {
                    /** @enum {string} */
                    type: "newsletter";
                    name: string;
                    /** @default {} */
                    settings?: {
                        /** @default Subscribe to our newsletter */
                        label?: string;
                        /** @default  */
                        text?: string;
                        /** @default Subscribe */
                        button?: string;
                        /** @default Thank you for subscribing. */
                        success?: string;
                        /**
                         * @default bottomright
                         * @enum {string}
                         */
                        position?: "topleft" | "topright" | "bottomleft" | "bottomright" | "bottomcenter" | "center";
                        background?: string;
                        /** @description of the text */
                        color?: string;
                        buttonbackground?: string;
                        buttoncolor?: string;
                    };
                } | {
                    /** @enum {string} */
                    type: "image";
                    name: string;
                    /** @default {} */
                    settings?: {
                        image: string;
                        /** @default  */
                        alt?: string;
                        link?: "" | string;
                        /**
                         * @default bottomright
                         * @enum {string}
                         */
                        position?: "topleft" | "topright" | "bottomleft" | "bottomright" | "bottomcenter" | "center";
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnOverlays.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            /** @enum {string} */
                            type: "message" | "contact" | "poll" | "newsletter" | "image";
                            name: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description links that use it; 10001 stands for more than 10000 */
                            links: number;
                            /** @description what visitors have written into it */
                            answers: number;
                            settings: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnOverlays.answers": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            answers: {
                                id: number;
                                /** @description id of the link at which it was */
                                link: number;
                                email: string | null;
                                message: string | null;
                                /** @description the chosen answer of a poll */
                                option: string | null;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnOverlays.exportAnswers": {
        parameters: {
            query?: {
                format?: "csv" | "ndjson";
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnOverlays.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnOverlays.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description of its type, as POST /api/overlay/add takes them; those that are left out stay */
                    settings?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnPixels.add": {
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
                    /** @enum {string} */
                    type: "gtmpixel" | "gapixel" | "fbpixel" | "adwordspixel" | "linkedinpixel" | "twitterpixel" | "adrollpixel" | "quorapixel" | "pinterest" | "bing" | "snapchat" | "reddit" | "tiktok";
                    name: string;
                    tag: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnPixels.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            /** @enum {string} */
                            type: "gtmpixel" | "gapixel" | "fbpixel" | "adwordspixel" | "linkedinpixel" | "twitterpixel" | "adrollpixel" | "quorapixel" | "pinterest" | "bing" | "snapchat" | "reddit" | "tiktok";
                            name: string;
                            tag: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description links that use it; 10001 stands for more than 10000 */
                            links: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnPixels.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnPixels.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    tag: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnPixels.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            pixels: {
                                id: number;
                                /** @enum {string} */
                                type: "gtmpixel" | "gapixel" | "fbpixel" | "adwordspixel" | "linkedinpixel" | "twitterpixel" | "adrollpixel" | "quorapixel" | "pinterest" | "bing" | "snapchat" | "reddit" | "tiktok";
                                name: string;
                                tag: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @description links that use it; 10001 stands for more than 10000 */
                                links: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnQr.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            qrs: {
                                id: number;
                                /**
                                 * Format: uri
                                 * @description scan address; with .png and .svg the picture
                                 */
                                link: string;
                                scans: number;
                                name: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @enum {string} */
                                type: "text" | "vcard" | "link" | "email" | "phone" | "sms" | "wifi";
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnQr.add": {
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
                    /** @enum {string} */
                    type: "text" | "vcard" | "link" | "email" | "phone" | "sms" | "wifi";
                    /** @description by type: text, link, phone, email and sms take a string; all take an object (README of links) */
                    data: string | {
                        [key: string]: unknown;
                    } | unknown[];
                    name?: string | null;
                    background?: string | null;
                    foreground?: string | null;
                    /** @description address or data URL of a png or jpg picture; null or "" removes it */
                    logo?: string | null;
                    /** @description true: the picture holds the scan address, so that scans count and the content can change */
                    dynamic?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** Format: uri */
                        link: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnQr.preview": {
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
                    /** @enum {string} */
                    type: "text" | "vcard" | "link" | "email" | "phone" | "sms" | "wifi";
                    /** @description by type: text, link, phone, email and sms take a string; all take an object (README of links) */
                    data: string | {
                        [key: string]: unknown;
                    } | unknown[];
                    name?: string | null;
                    background?: string | null;
                    foreground?: string | null;
                    /** @description address or data URL of a png or jpg picture; null or "" removes it */
                    logo?: string | null;
                    /** @description true: the picture holds the scan address, so that scans count and the content can change */
                    dynamic?: boolean | null;
                    /**
                     * @default png
                     * @enum {string}
                     */
                    format?: "png" | "svg";
                    size?: number;
                    /** @description a code of yours that the draft changes: its address and, without `logo`, its logo */
                    id?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/svg+xml": unknown;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnQr.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            /**
                             * Format: uri
                             * @description scan address; with .png and .svg the picture
                             */
                            link: string;
                            scans: number;
                            name: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @enum {string} */
                            type: "text" | "vcard" | "link" | "email" | "phone" | "sms" | "wifi";
                            dynamic: boolean;
                            data: {
                                [key: string]: unknown;
                            };
                            foreground: string;
                            background: string;
                            logo: boolean;
                            /** @description the short link of yours that it leads to */
                            linkid: number | null;
                            /**
                             * @description blocked: by the operator, or what it leads to is
                             * @enum {string}
                             */
                            status: "active" | "blocked";
                        };
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnQr.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnQr.picture": {
        parameters: {
            query?: {
                format?: "png" | "svg";
                size?: number;
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/svg+xml": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnQr.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description by type: text, link, phone, email and sms take a string; all take an object (README of links) */
                    data: string | {
                        [key: string]: unknown;
                    } | unknown[];
                    name?: string | null;
                    background?: string | null;
                    foreground?: string | null;
                    /** @description address or data URL of a png or jpg picture; null or "" removes it */
                    logo?: string | null;
                    /** @description true: the picture holds the scan address, so that scans count and the content can change */
                    dynamic?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnAppeals.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description only those about the block of this link */
                link?: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            appeals: {
                                id: number;
                                url: string;
                                message: string;
                                /** @enum {string} */
                                state: "open" | "accepted" | "refused";
                                answer: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnAppeals.add": {
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
                    url: string;
                    message: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnSplash.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                /** @description part of the name, in any letter case */
                q?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            splash: {
                                id: number;
                                name: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @description links that use it; 10001 stands for more than 10000 */
                                links: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnSplash.add": {
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
                    title?: string | null;
                    message?: string | null;
                    /** @description address of a wide picture */
                    banner?: "" | string;
                    /** @description address of a small picture */
                    logo?: "" | string;
                    /** @description where the banner leads */
                    product?: "" | string;
                    /** @description text of the button that goes on */
                    button?: string | null;
                    /** @description seconds until the page goes on; 0 waits for the button */
                    counter?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnSplash.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            name: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description links that use it; 10001 stands for more than 10000 */
                            links: number;
                            title: string;
                            message: string;
                            banner: string;
                            logo: string;
                            product: string;
                            button: string;
                            counter: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnSplash.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnSplash.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    title?: string | null;
                    message?: string | null;
                    /** @description address of a wide picture */
                    banner?: "" | string;
                    /** @description address of a small picture */
                    logo?: "" | string;
                    /** @description where the banner leads */
                    product?: "" | string;
                    /** @description text of the button that goes on */
                    button?: string | null;
                    /** @description seconds until the page goes on; 0 waits for the button */
                    counter?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnStatistics.ofAccount": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                /** @description whose days they are; others than UTC are counted from the single clicks, for as long as these are kept (90 days unless the operator changed it) */
                tz?: string;
                unit?: "hour" | "day" | "month";
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                            /** @description whose days these are */
                            tz: string;
                            /** @description with HEAD, prefetch, robots and visits without a user agent */
                            allClicks: number;
                            /** @description every visit is in one of these; clicks is person */
                            reasons: {
                                person: number;
                                head: number;
                                prefetch: number;
                                no_user_agent: number;
                                robot: number;
                            };
                            topDevices: {
                                [key: string]: string;
                            };
                            /** @description primary language of the browser, ISO 639 */
                            topLanguages: {
                                [key: string]: string;
                            };
                            /** @description what led to the item other than its own address: `rotator` to links and campaigns, `qr` to QR codes */
                            topVia: {
                                [key: string]: string;
                            };
                            /** @description which of several destinations */
                            topVariants: {
                                [key: string]: string;
                            };
                            /** @enum {string} */
                            unit: "hour" | "day" | "month";
                            series: {
                                /** @description start of the hour, day or month of the time zone, written in UTC */
                                date: string;
                                clicks: number;
                                allClicks: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnStatistics.watch": {
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnStatistics.ofItem": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                /** @description whose days they are; others than UTC are counted from the single clicks, for as long as these are kept (90 days unless the operator changed it) */
                tz?: string;
                unit?: "hour" | "day" | "month";
            };
            header?: never;
            path: {
                type: string;
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                            /** @description whose days these are */
                            tz: string;
                            /** @description with HEAD, prefetch, robots and visits without a user agent */
                            allClicks: number;
                            /** @description every visit is in one of these; clicks is person */
                            reasons: {
                                person: number;
                                head: number;
                                prefetch: number;
                                no_user_agent: number;
                                robot: number;
                            };
                            topDevices: {
                                [key: string]: string;
                            };
                            /** @description primary language of the browser, ISO 639 */
                            topLanguages: {
                                [key: string]: string;
                            };
                            /** @description what led to the item other than its own address: `rotator` to links and campaigns, `qr` to QR codes */
                            topVia: {
                                [key: string]: string;
                            };
                            /** @description which of several destinations */
                            topVariants: {
                                [key: string]: string;
                            };
                            /** @enum {string} */
                            unit: "hour" | "day" | "month";
                            series: {
                                /** @description start of the hour, day or month of the time zone, written in UTC */
                                date: string;
                                clicks: number;
                                allClicks: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnStatistics.erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnStatistics.export": {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                /** @description whose days they are; others than UTC are counted from the single clicks, for as long as these are kept (90 days unless the operator changed it) */
                tz?: string;
                format?: "csv" | "ndjson";
            };
            header?: never;
            path: {
                type: string;
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnLinks.tags": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            tags: {
                                tag: string;
                                links: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnLinks.add": {
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
                    url: string;
                    custom?: string | null;
                    title?: string | null;
                    description?: string | null;
                    /** @description for the owner only */
                    note?: string | null;
                    /** @description direct, frame, splash, the id of a custom splash page, or overlay-ID */
                    type?: (string | number) | null;
                    password?: string | null;
                    /** @enum {string|null} */
                    status?: "public" | "private" | null;
                    /** @description a disabled link answers as if it did not exist */
                    disabled?: boolean | null;
                    domain?: string | null;
                    expiry?: string | null;
                    startdate?: string | null;
                    clicklimit?: number | null;
                    /** @description where the link leads once it has expired */
                    expirylink?: string | null;
                    /** @description [{location, link}]; location is an English country name or an ISO code */
                    geotarget?: {
                        location: string;
                        link: string;
                    }[] | null;
                    /** @description [{device, link}] */
                    devicetarget?: {
                        device: string;
                        link: string;
                    }[] | null;
                    /** @description [{language, link}]; language is fr, pt-BR or French */
                    languagetarget?: {
                        language: string;
                        link: string;
                    }[] | null;
                    /** @description appended to the destination */
                    parameters?: {
                        name: string;
                        value: string;
                    }[] | null;
                    /** @description further destinations; the main one has what is left of 100 percent */
                    rotate?: {
                        link: string;
                        percent?: number | null;
                        expiry?: string | null;
                    }[] | null;
                    deeplink?: {
                        /** @description address of the app itself, such as myapp://item/1 */
                        app?: string | null;
                        ios?: string | null;
                        android?: string | null;
                        /** @description the same as ios */
                        apple?: string | null;
                        /** @description the same as android */
                        google?: string | null;
                        /** @description open the app without asking; true when it is not given */
                        auto?: boolean;
                    } | null;
                    metatitle?: string | null;
                    metadescription?: string | null;
                    /** @description address of a jpg or png */
                    metaimage?: string | null;
                    pixels?: number[] | null;
                    /**
                     * @description whether visitors are asked before pixels load; always when it is not given
                     * @enum {string|null}
                     */
                    pixel_consent?: "always" | "ask" | "never" | null;
                    channel?: number | null;
                    campaign?: number | null;
                    tags?: string[] | null;
                    /** @description 301 for five minutes at a time, instead of 302 */
                    permanent?: boolean | null;
                    /** @description whether the query string of a visit is passed on to the destination; the default of the account when it is not given */
                    pass_query?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** Format: uri */
                        shorturl: string;
                        /** Format: uri */
                        short: string;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnLinks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            alias: string;
                            /** Format: uri */
                            shorturl: string;
                            longurl: string;
                            title: string;
                            description: string;
                            /** @description country, in lower case, to destination */
                            location: {
                                [key: string]: string;
                            };
                            /** @description device, in lower case, to destination */
                            device: {
                                [key: string]: string;
                            };
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            expiry: string | null;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @enum {string} */
                            status: "public" | "private";
                            /** @enum {string} */
                            state: "active" | "scheduled" | "expired" | "disabled" | "blocked";
                            /** @description the host of the short URL, with its scheme */
                            domain: string;
                            campaign: number | null;
                            channels: number[];
                            tags: string[];
                            /** @description language to destination */
                            language: {
                                [key: string]: string;
                            };
                            type: string;
                            note: string;
                            /** @description whether there is one */
                            password: boolean;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            startdate: string | null;
                            clicklimit: number | null;
                            expirylink: string | null;
                            parameters: {
                                name: string;
                                value: string;
                            }[];
                            rotate: {
                                link: string;
                                percent: number | null;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expiry: string | null;
                            }[];
                            deeplink: {
                                app: string | null;
                                ios: string | null;
                                android: string | null;
                                auto: boolean;
                            } | null;
                            metatitle: string;
                            metadescription: string;
                            metaimage: string;
                            pixels: number[];
                            /** @enum {string} */
                            pixel_consent: "always" | "ask" | "never";
                            permanent: boolean;
                            pass_query: boolean;
                        };
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnLinks.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnLinkQr.picture": {
        parameters: {
            query?: {
                format?: "png" | "svg";
                size?: number;
            };
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/svg+xml": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnLinks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url?: string;
                    custom?: string | null;
                    title?: string | null;
                    description?: string | null;
                    /** @description for the owner only */
                    note?: string | null;
                    /** @description direct, frame, splash, the id of a custom splash page, or overlay-ID */
                    type?: (string | number) | null;
                    password?: string | null;
                    /** @enum {string|null} */
                    status?: "public" | "private" | null;
                    /** @description a disabled link answers as if it did not exist */
                    disabled?: boolean | null;
                    domain?: string | null;
                    expiry?: string | null;
                    startdate?: string | null;
                    clicklimit?: number | null;
                    /** @description where the link leads once it has expired */
                    expirylink?: string | null;
                    /** @description [{location, link}]; location is an English country name or an ISO code */
                    geotarget?: {
                        location: string;
                        link: string;
                    }[] | null;
                    /** @description [{device, link}] */
                    devicetarget?: {
                        device: string;
                        link: string;
                    }[] | null;
                    /** @description [{language, link}]; language is fr, pt-BR or French */
                    languagetarget?: {
                        language: string;
                        link: string;
                    }[] | null;
                    /** @description appended to the destination */
                    parameters?: {
                        name: string;
                        value: string;
                    }[] | null;
                    /** @description further destinations; the main one has what is left of 100 percent */
                    rotate?: {
                        link: string;
                        percent?: number | null;
                        expiry?: string | null;
                    }[] | null;
                    deeplink?: {
                        /** @description address of the app itself, such as myapp://item/1 */
                        app?: string | null;
                        ios?: string | null;
                        android?: string | null;
                        /** @description the same as ios */
                        apple?: string | null;
                        /** @description the same as android */
                        google?: string | null;
                        /** @description open the app without asking; true when it is not given */
                        auto?: boolean;
                    } | null;
                    metatitle?: string | null;
                    metadescription?: string | null;
                    /** @description address of a jpg or png */
                    metaimage?: string | null;
                    pixels?: number[] | null;
                    /**
                     * @description whether visitors are asked before pixels load; always when it is not given
                     * @enum {string|null}
                     */
                    pixel_consent?: "always" | "ask" | "never" | null;
                    channel?: number | null;
                    campaign?: number | null;
                    tags?: string[] | null;
                    /** @description 301 for five minutes at a time, instead of 302 */
                    permanent?: boolean | null;
                    /** @description whether the query string of a visit is passed on to the destination; the default of the account when it is not given */
                    pass_query?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        id: number;
                        /** Format: uri */
                        short: string;
                        /** Format: uri */
                        shorturl: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnLinks.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
                /** @description Opaque, as the page before gives it: goes on behind its last row, whatever was added or removed since */
                cursor?: string;
                order?: "date" | "click";
                q?: string;
                /** @description only links with this tag */
                tag?: string;
                /** @description only links in this campaign */
                campaign?: number;
                /** @description only links in this channel */
                channel?: number;
                /** @description only links on this branded domain */
                domain?: number;
                /** @description the address of one link of yours; all else is ignored then */
                short?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        details: {
                            id: number;
                            alias: string;
                            /** Format: uri */
                            shorturl: string;
                            longurl: string;
                            title: string;
                            description: string;
                            /** @description country, in lower case, to destination */
                            location: {
                                [key: string]: string;
                            };
                            /** @description device, in lower case, to destination */
                            device: {
                                [key: string]: string;
                            };
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            expiry: string | null;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @enum {string} */
                            status: "public" | "private";
                            /** @enum {string} */
                            state: "active" | "scheduled" | "expired" | "disabled" | "blocked";
                            /** @description the host of the short URL, with its scheme */
                            domain: string;
                            campaign: number | null;
                            channels: number[];
                            tags: string[];
                            /** @description language to destination */
                            language: {
                                [key: string]: string;
                            };
                            type: string;
                            note: string;
                            /** @description whether there is one */
                            password: boolean;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            startdate: string | null;
                            clicklimit: number | null;
                            expirylink: string | null;
                            parameters: {
                                name: string;
                                value: string;
                            }[];
                            rotate: {
                                link: string;
                                percent: number | null;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expiry: string | null;
                            }[];
                            deeplink: {
                                app: string | null;
                                ios: string | null;
                                android: string | null;
                                auto: boolean;
                            } | null;
                            metatitle: string;
                            metadescription: string;
                            metaimage: string;
                            pixels: number[];
                            /** @enum {string} */
                            pixel_consent: "always" | "ask" | "never";
                            permanent: boolean;
                            pass_query: boolean;
                        };
                        data: {
                            /** @description people only: HEAD, prefetch and robots are kept apart */
                            clicks: number;
                            /** @description visitors are told apart by item and day (UTC): who is back on the next day counts again */
                            uniqueClicks: number;
                            topCountries: {
                                [key: string]: string;
                            };
                            topReferrers: {
                                [key: string]: string;
                            };
                            topBrowsers: {
                                [key: string]: string;
                            };
                            topOs: {
                                [key: string]: string;
                            };
                            socialCount: {
                                facebook: number;
                                twitter: number;
                                instagram: number;
                            };
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            urls: {
                                id: number;
                                alias: string;
                                /** Format: uri */
                                shorturl: string;
                                longurl: string;
                                title: string;
                                description: string;
                                clicks: number;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @enum {string} */
                                status: "public" | "private";
                                /** @enum {string} */
                                state: "active" | "scheduled" | "expired" | "disabled" | "blocked";
                                /** @description the host of the short URL, with its scheme */
                                domain: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expiry: string | null;
                                campaign: number | null;
                                channels: number[];
                                tags: string[];
                            }[];
                        };
                    } | {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            urls: {
                                id: number;
                                alias: string;
                                /** Format: uri */
                                shorturl: string;
                                longurl: string;
                                title: string;
                                description: string;
                                clicks: number;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @enum {string} */
                                status: "public" | "private";
                                /** @enum {string} */
                                state: "active" | "scheduled" | "expired" | "disabled" | "blocked";
                                /** @description the host of the short URL, with its scheme */
                                domain: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                expiry: string | null;
                                campaign: number | null;
                                channels: number[];
                                tags: string[];
                            }[];
                        };
                    } | {
                        /** @enum {number} */
                        error: 1;
                        message: string;
                        code: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnTransfer.export": {
        parameters: {
            query?: {
                /** @description only links with this tag */
                tag?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnTransfer.import": {
        parameters: {
            query?: {
                /** @description says what would be imported, and imports nothing */
                dry_run?: boolean;
                /** @description imports the lines that can be, and gives the others back in `rejected` */
                partial?: boolean;
                /** @description which column is what, as JSON: {"code": "custom", "internal": null}; null leaves a column out; columns that are not named are known by their names */
                columns?: {
                    [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                };
                /** @description a branded domain of yours for the links of the file; lines that name one of yours keep theirs */
                domain?: string;
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
                "application/json": {
                    csv?: string;
                    /** @description as in the query */
                    columns?: {
                        [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                    };
                };
                "text/csv": string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        dry_run: boolean;
                        lines: number;
                        valid: number;
                        imported: number;
                        /** @description columns that say nothing to us */
                        ignored: string[];
                        /** @description domains of short URLs in the file that are not yours here: their aliases go to the domain that is asked for, or to the platform’s */
                        foreign_domains: string[];
                        errors: {
                            /** @description the header is line 1 */
                            line: number;
                            message: string;
                        }[];
                        links: {
                            line: number;
                            id: number;
                            shorturl: string;
                        }[];
                        /** @description CSV of the lines that were not imported, each with its reason; empty when there is none */
                        rejected: string;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnImports.list": {
        parameters: {
            query?: {
                limit?: string;
                page?: string;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description records in all */
                            result: number;
                            /**
                             * @description There are `result` or more: no more were counted
                             * @enum {boolean}
                             */
                            result_is_lower_bound?: true;
                            perpage: number;
                            currentpage: number;
                            /** @description 0 on the last page */
                            nextpage: number;
                            /** @description `cursor` of the next page, null on the last one */
                            nextcursor: string | null;
                            /** @description at least, where `result` is a lower bound */
                            maxpage: number;
                            imports: {
                                id: number;
                                /**
                                 * @description cancelled: stopped, as the account was closed meanwhile
                                 * @enum {string}
                                 */
                                state: "waiting" | "running" | "done" | "cancelled";
                                service: string | null;
                                lines: number;
                                /** @description lines that have been looked at */
                                done: number;
                                imported: number;
                                /** @description they can be fetched as a file */
                                refused: number;
                                ignored: string[];
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                date: string;
                                /** @description YYYY-MM-DD HH:MM:SS in UTC */
                                finished: string | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnImports.start": {
        parameters: {
            query?: {
                /** @description which column is what, as JSON: {"code": "custom", "internal": null}; null leaves a column out; columns that are not named are known by their names */
                columns?: {
                    [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                };
                /** @description a branded domain of yours for the links of the file; lines that name one of yours keep theirs */
                domain?: string;
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
                "application/json": {
                    csv?: string;
                    /** @description as in the query */
                    columns?: {
                        [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                    };
                };
                "text/csv": string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            id: number;
                            /**
                             * @description cancelled: stopped, as the account was closed meanwhile
                             * @enum {string}
                             */
                            state: "waiting" | "running" | "done" | "cancelled";
                            service: string | null;
                            lines: number;
                            /** @description lines that have been looked at */
                            done: number;
                            imported: number;
                            /** @description they can be fetched as a file */
                            refused: number;
                            ignored: string[];
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            finished: string | null;
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
            /** @description limit_reached: The limit of this resource is reached. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnImports.preview": {
        parameters: {
            query?: {
                /** @description which column is what, as JSON: {"code": "custom", "internal": null}; null leaves a column out; columns that are not named are known by their names */
                columns?: {
                    [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                };
                /** @description a branded domain of yours for the links of the file; lines that name one of yours keep theirs */
                domain?: string;
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
                "application/json": {
                    csv?: string;
                    /** @description as in the query */
                    columns?: {
                        [key: string]: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                    };
                };
                "text/csv": string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            /** @description whose export it looks like */
                            service: string | null;
                            lines: number;
                            columns: {
                                name: string;
                                /**
                                 * @description what it is taken for; null: it is left out
                                 * @enum {string|null}
                                 */
                                field: "url" | "custom" | "shorturl" | "domain" | "title" | "description" | "note" | "tags" | "expiry" | "startdate" | "clicklimit" | "password" | "status" | "state" | "protected" | "clicks" | "created" | null;
                                /** @description of its first lines */
                                samples: string[];
                                /** @description its name is not known, and it would be left out: an import asks whether it is the aliases */
                                looks_like_aliases: boolean;
                            }[];
                            /** @description domains of short URLs in the file that are not yours here: their aliases go to the domain that is asked for, or to the platform’s */
                            foreign_domains: string[];
                            /** @description false while a column with destinations is missing, or one that looks like aliases is not decided on */
                            can_import: boolean;
                            /** @description why it cannot be imported yet */
                            problem: string | null;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnImports.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        data: {
                            id: number;
                            /**
                             * @description cancelled: stopped, as the account was closed meanwhile
                             * @enum {string}
                             */
                            state: "waiting" | "running" | "done" | "cancelled";
                            service: string | null;
                            lines: number;
                            /** @description lines that have been looked at */
                            done: number;
                            imported: number;
                            /** @description they can be fetched as a file */
                            refused: number;
                            ignored: string[];
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            date: string;
                            /** @description YYYY-MM-DD HH:MM:SS in UTC */
                            finished: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnImports.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {number} */
                        error: 0;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "OwnImports.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
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
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
