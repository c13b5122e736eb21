import { type Json, mergeConfig } from '../config/json';
import { images } from '../simulation/config';

/** The settings of a master that older releases do not have, with default values. */
const settings: Json = {
  __internal: {
    external_sessions: { Invalidations: null, cluster_id: '', invalidation_uri: '', org_id: '' },
    proxied_servers: null,
  },
  additional_resource_managers: null,
  db: { views_and_triggers: 'file:///usr/share/master/static/views_and_triggers' },
  det_cloud: { always_redirect: false, enabled: false, login_url: '' },
  integrations: { pachyderm: { address: '' } },
  oidc: {
    agent_gid_attribute_name: '',
    agent_group_name_attribute_name: '',
    agent_uid_attribute_name: '',
    agent_user_name_attribute_name: '',
    always_redirect: false,
    authentication_claim: 'email',
    auto_provision_users: false,
    client_id: '',
    client_secret: '',
    display_name_attribute_name: '',
    enabled: false,
    exclude_groups_scope: false,
    groups_attribute_name: '',
    idp_recipient_url: '',
    idp_sso_url: '',
    provider: '',
    scim_authentication_attribute: 'userName',
  },
  reserved_ports: null,
  resource_manager: {
    cluster_name: 'default',
    metadata: null,
    name: '',
    no_default_resource_pools: false,
  },
  retention_policy: { log_retention_days: null, schedule: null },
  saml: {
    agent_gid_attribute_name: '',
    agent_group_name_attribute_name: '',
    agent_uid_attribute_name: '',
    agent_user_name_attribute_name: '',
    always_redirect: false,
    auto_provision_users: false,
    display_name_attribute_name: '',
    enabled: false,
    groups_attribute_name: '',
    idp_metadata_url: '',
    idp_recipient_url: '',
    idp_sso_descriptor_url: '',
    idp_sso_url: '',
    provider: '',
  },
  scim: { auth: null, enabled: false },
  security: {
    initial_user_password: '********',
    ssh: { key_type: 'ED25519' },
    token: { default_lifespan_days: 30, max_lifespan_days: 30 },
  },
  task_container_defaults: {
    checkpoint_gc_pod_spec: null,
    image: images,
    kubernetes: null,
    log_policies: null,
    preemption_timeout: 3600,
    startup_hook: '',
  },
  telemetry: { cluster_id: '' },
  ui_customization: { logo_paths: null },
};

/** The config of a master with the settings that only 0.38.1 has. */
export const masterConfig038 = (config: Json): Json => mergeConfig(config, settings);
