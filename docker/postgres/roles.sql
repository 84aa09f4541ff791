-- One role and one schema for one service, safe to repeat, by the owner of the database, who may make roles (CREATEROLE) and need not be a
-- superuser. Given by the caller: service, password.
revoke all on database :"DBNAME" from public;
revoke all on schema public from public;
select format('create role %I login', :'service')
  where not exists (select from pg_roles where rolname = :'service') \gexec
-- Nobody but a superuser can give anything to a role, or dump what it owns, without being its member.
grant :"service" to current_user;
alter role :"service" password :'password';
-- Temporary tables: what links counts again is gathered in them.
grant connect, temporary on database :"DBNAME" to :"service";
create schema if not exists :"service" authorization :"service";
-- Its own schema and nothing else: public stays out of reach.
alter role :"service" in database :"DBNAME" set search_path = :"service";
-- Days are those of UTC, also behind a pooler that drops what the services ask of their sessions.
alter role :"service" in database :"DBNAME" set timezone = 'UTC';
-- What the search of links has its index from. Trusted: the owner of the database may make them, the role of a service
-- may not.
create schema if not exists extensions;
create extension if not exists pg_trgm schema extensions;
create extension if not exists btree_gin schema extensions;
-- Where they are, in case somebody has made them before.
select format('grant usage on schema %I to %I', nspname, :'service') from pg_namespace
  where oid in (select extnamespace from pg_extension where extname in ('pg_trgm', 'btree_gin')) \gexec
