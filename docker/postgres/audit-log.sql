-- Takes the organization audit log out of the hands of the service's own role: run by the owner of the database (who ran roles.sql),
-- after the migrations of organizations, once; safe to repeat. From then on the service can add and read, and erase personal facts, whatever its code or
-- somebody in it tries. A migration that changes these tables needs them back first: alter table … owner to organizations, and the same for the functions.
do $$
begin
  if not exists (select from pg_roles where rolname = 'organizations_audit') then
    create role organizations_audit nologin;
  end if;
end $$;
grant organizations_audit to current_user;
-- Who is to own a table must be allowed to make one beside it; only for that moment.
grant usage, create on schema organizations to organizations_audit;
alter table organizations.audit_entry owner to organizations_audit;
alter table organizations.audit_link owner to organizations_audit;
alter table organizations.audit_personal owner to organizations_audit;
alter function organizations.audit_append() owner to organizations_audit;
alter function organizations.audit_refuse() owner to organizations_audit;
revoke create on schema organizations from organizations_audit;
revoke all on organizations.audit_entry, organizations.audit_link, organizations.audit_personal from organizations;
grant select, insert on organizations.audit_entry, organizations.audit_link to organizations;
grant select, insert, delete on organizations.audit_personal to organizations;
